import type { ReactNode } from 'react';
import { longDate } from '@/kit/shared/dates';
import { BrandMark } from '@/kit/ui/brand-mark';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { Audit } from '../contract';
import type { AccessibilityView } from '../contract.accessibility-texts';
import accessibilityLimitsStyles from './accessibility-limits.module.css';
import s from './accessibility-page.module.css';
import accessibilityRampStyles from './accessibility-ramp.module.css';
import auditLedgerStyles from './audit-ledger.module.css';
import { type AuditedPage, byPage, countFindings } from './audit-summary';
import standardsStyles from './standards.module.css';

const findingsInWords = (count: number) => (count === 1 ? 'finding' : 'findings');

/** The committed record of the last audit: its date, what it tested, and what it found. */
function AuditLedger({ words, audit }: { words: AccessibilityView['audit']; audit: Audit }) {
  const found = countFindings(audit);
  const pages = byPage(audit);
  return (
    <section className={auditLedgerStyles.section} aria-labelledby="last-check">
      <div className={`container-page ${auditLedgerStyles.row}`}>
        <div className={auditLedgerStyles.words}>
          <h2 id="last-check">{words.heading}</h2>
          <p>{words.text}</p>
          <p className={`display ${auditLedgerStyles.figure}`}>
            <span>{found}</span> {findingsInWords(found)}
          </p>
          <dl>
            <Fact name="Date">
              <time dateTime={audit.date}>{longDate(audit.date)}</time>
            </Fact>
            <Fact name="Checked against">{audit.standard}</Fact>
            <Fact name="Tool">
              {audit.tool.name} {audit.tool.version}
            </Fact>
            <Fact name="Covered">
              {pages.length} pages, {audit.pages.length} states, {audit.widths.join(' and ')} pixels wide
            </Fact>
          </dl>
        </div>
        <table className={auditLedgerStyles.ledger}>
          <caption className="sr-only">What was checked, and what was found</caption>
          <thead>
            <tr>
              <th scope="col">Page and states checked</th>
              <th scope="col">Findings</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <Row key={page.path} page={page} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Row({ page: { path, states, findings } }: { page: AuditedPage }) {
  return (
    <tr>
      <th scope="row">
        {path}
        <span className={auditLedgerStyles.states}>{states.join(', ')}</span>
      </th>
      <td>
        {findings.length === 0 ? 'None' : findings.length}
        {findings.map(({ rule, help, width, where }, place) => (
          <p key={place} className={auditLedgerStyles.finding}>
            {rule} at {width} px: {help} ({where.length} {where.length === 1 ? 'place' : 'places'})
          </p>
        ))}
      </td>
    </tr>
  );
}

/** What does not work yet, each with the way around it. */
function AccessibilityLimits({ limits }: Pick<AccessibilityView, 'limits'>) {
  return (
    <section className={accessibilityLimitsStyles.limits}>
      <div className="container-page">
        <h2>{limits.heading}</h2>
        <p className="text-lead">{limits.text}</p>
        <dl>
          {limits.rows.map(({ name, text, way }, place) => (
            <div key={place}>
              <dt className="display">{name}</dt>
              <dd>{text}</dd>
              <dd className={accessibilityLimitsStyles.way}>
                <span>{limits.instead}</span> {way}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Each standard, a dotted line, and how the site meets it. */
function Standards({ standards }: Pick<AccessibilityView, 'standards'>) {
  return (
    <section className={`on-ink ${standardsStyles.standards}`}>
      <div className="container-page">
        <h2>{standards.heading}</h2>
        <dl>
          {standards.rows.map(({ name, status, text }, place) => (
            <div key={place}>
              <dt className="display">{name}</dt>
              <dd className={`display ${standardsStyles.status}`}>{status}</dd>
              <dd className={standardsStyles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const STEPS = [1, 2, 3, 4, 5];

/** Side view of the house: a long ramp and a short flight of stairs to the same floor. Decoration. */
function AccessibilityRamp({ markPath }: { markPath: string }) {
  return (
    <div className={accessibilityRampStyles.ground} aria-hidden="true">
      <div className={accessibilityRampStyles.ramp} />
      <div className={accessibilityRampStyles.floor}>
        <BrandMark path={markPath} className={accessibilityRampStyles.house} />
      </div>
      <div className={accessibilityRampStyles.stairs}>
        {STEPS.map((step) => (
          <i key={step} style={{ height: `${100 - (step * 100) / (STEPS.length + 1)}%` }} />
        ))}
      </div>
    </div>
  );
}

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
  return date ? <time dateTime={date}>{longDate(date)}</time> : null;
}
