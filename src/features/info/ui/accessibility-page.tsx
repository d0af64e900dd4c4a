import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { AccessibilityView, Audit } from '../contract';
import { AccessibilityLimits } from './accessibility-limits';
import s from './accessibility-page.module.css';
import { AccessibilityRamp } from './accessibility-ramp';
import { AuditLedger } from './audit-ledger';
import { dayOf } from './audit-summary';
import { Standards } from './standards';

type AccessibilityPageProps = { page: AccessibilityView; audit: Audit; markPath: string; mailbox: string };

/** A promise, how far it is kept, what is done for it, the audit's record, and a person to write to. */
export function AccessibilityPage({ page, audit, markPath, mailbox }: AccessibilityPageProps) {
  const { intro, conformance, standards, limits, features, measures, approach, help } = page;
  return (
    <PageMain>
      <header className={s.opening}>
        <div className="container-page">
          <h1>{intro.heading}</h1>
          <p className="text-lead">{intro.lead}</p>
        </div>
        <AccessibilityRamp markPath={markPath} />
      </header>
      <section className={`container-page ${s.conformance}`}>
        <h2>{conformance.heading}</h2>
        <div>
          <div className={`display ${s.status}`}>{conformance.status}</div>
          <p className="text-lead">{conformance.text}</p>
        </div>
      </section>
      <Standards standards={standards} />
      <AccessibilityLimits limits={limits} />
      <section className={`container-page ${s.features}`}>
        <h2>{features.heading}</h2>
        <dl>
          {features.groups.map(({ name, items }, place) => (
            <div key={place}>
              <dt className="display">{name}</dt>
              {items.map(({ text }, row) => (
                <dd key={row}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <div className={`container-page ${s.work}`}>
        <section>
          <h2>{measures.heading}</h2>
          <ul>
            {measures.rows.map(({ text }, place) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{approach.heading}</h2>
          <dl>
            {approach.rows.map(({ name, text }, place) => (
              <div key={place}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <AuditLedger words={page.audit} audit={audit} />
      <section className={`container-page ${s.help}`}>
        <h2>{help.heading}</h2>
        <p className="text-lead">{help.text}</p>
        <p>
          <ButtonLink href="/support">{help.supportLink}</ButtonLink>
        </p>
        <p>
          {help.writeTo} <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </p>
        <Dates dates={page.dates} />
      </section>
    </PageMain>
  );
}

function Dates({ dates }: Pick<AccessibilityView, 'dates'>) {
  return (
    <footer className={s.dates}>
      <p>
        {dates.statement} <Day day={dates.statementDate} />. {dates.review} <Day day={dates.reviewDate} />.
      </p>
      <p>{dates.text}</p>
    </footer>
  );
}

function Day({ day }: { day: string }) {
  // Its first ten characters: in a preview, marks for editing follow.
  const date = day.slice(0, 10);
  return date ? <time dateTime={date}>{dayOf(date)}</time> : null;
}
