'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useId } from 'react';
import type { Draft, DraftCheck, Finding } from '@/core/shared/checklist/findings';
import { countWords, minutesToRead } from '@/kit/shared/count-words';
import { useDraftFacts } from './use-draft-facts';

const amount = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function Findings({ title, findings }: { title: string; findings: Finding[] }) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {findings.map(({ field, label, message }) => (
          <li key={field + message}>
            <b>{label}:</b> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What still keeps this draft from being published, updated while somebody writes. */
export function Checklist({ check }: { check: DraftCheck }) {
  const id = useId();
  const [fields] = useAllFormFields();
  const draft: Draft = reduceFieldsToValues(fields, true);
  const facts = useDraftFacts(check.question(draft));
  const findings = check.findings(draft, facts);
  const words = countWords(check.words(draft));
  return (
    <section className="checklist" aria-labelledby={id}>
      <h2 id={id}>Before publishing</h2>
      <p>
        {words === 0
          ? 'No words yet'
          : `${amount(words, 'word')}, ${amount(minutesToRead(words), 'minute')} to read`}
      </p>
      {findings.length === 0 && <p>Nothing is missing.</p>}
      <Findings title="Has to be done" findings={findings.filter(({ level }) => level === 'must')} />
      <Findings title="Worth a look" findings={findings.filter(({ level }) => level === 'advice')} />
    </section>
  );
}
