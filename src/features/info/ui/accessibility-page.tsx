import { ButtonLink } from '@/ui/button-link';
import { PageMain } from '@/ui/page-shell/page-main';
import type { AccessibilityView, Audit } from '../contract';
import s from './accessibility-page.module.css';
import { AccessibilityRamp } from './accessibility-ramp';
import { AuditLedger } from './audit-ledger';
import { Standards } from './standards';

type AccessibilityPageProps = { page: AccessibilityView; audit: Audit; markPath: string };

/** A promise, what is done for it, the audit's record, and a person to write to. */
export function AccessibilityPage({ page, audit, markPath }: AccessibilityPageProps) {
  const { intro, features, standards, help } = page;
  return (
    <PageMain>
      <header className={s.opening}>
        <div className="container-page">
          <h1>{intro.heading}</h1>
          <p className="text-lead">{intro.lead}</p>
        </div>
        <AccessibilityRamp markPath={markPath} />
      </header>
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
      <Standards standards={standards} />
      <AuditLedger words={page.audit} audit={audit} />
      <section className={`container-page ${s.help}`}>
        <h2>{help.heading}</h2>
        <p className="text-lead">{help.text}</p>
        <p>
          <ButtonLink href="/support">{help.supportLink}</ButtonLink>
        </p>
      </section>
    </PageMain>
  );
}
