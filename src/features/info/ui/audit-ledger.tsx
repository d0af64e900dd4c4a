import type { ReactNode } from 'react';
import type { AccessibilityView, Audit } from '../contract';
import s from './audit-ledger.module.css';
import { type AuditedPage, byPage, countFindings, dayOf } from './audit-summary';

const findingsInWords = (count: number) => (count === 1 ? 'finding' : 'findings');

/** The committed record of the last audit: its date, what it tested, and what it found. */
export function AuditLedger({ words, audit }: { words: AccessibilityView['audit']; audit: Audit }) {
  const found = countFindings(audit);
  const pages = byPage(audit);
  return (
    <section className={s.section} aria-labelledby="last-check">
      <div className={`container-page ${s.row}`}>
        <div className={s.words}>
          <h2 id="last-check">{words.heading}</h2>
          <p>{words.text}</p>
          <p className={`display ${s.figure}`}>
            <span>{found}</span> {findingsInWords(found)}
          </p>
          <dl>
            <Fact name="Date">
              <time dateTime={audit.date}>{dayOf(audit.date)}</time>
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
        <table className={s.ledger}>
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
        <span className={s.states}>{states.join(', ')}</span>
      </th>
      <td>
        {findings.length === 0 ? 'None' : findings.length}
        {findings.map(({ rule, help, width, where }, place) => (
          <p key={place} className={s.finding}>
            {rule} at {width} px: {help} ({where.length} {where.length === 1 ? 'place' : 'places'})
          </p>
        ))}
      </td>
    </tr>
  );
}
