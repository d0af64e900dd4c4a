'use client';

import { useAllFormFields, useConfig } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useState } from 'react';
import { DRAFT_FACTS, draftFacts, LONGEST, MOST } from '@/core/shared/checklist/draft-facts';
import type { Draft, DraftCheck, DraftFacts, DraftQuestion, Finding } from '@/core/shared/checklist/findings';
import { postToApi } from '@/kit/admin/post-to-api';
import { countWords, minutesToRead } from '@/kit/shared/count-words';

const PAUSE_MS = 500;
/** Addresses of other sites are not looked up, whatever their length. */
const isOwnAddress = (href: string) => /^(\/|https?:)/i.test(href) && href.length <= LONGEST;

/**
 * Asked again only when the links or pictures of the draft change, after a pause in typing.
 * @returns null until the site has answered
 */
function useDraftFacts(question: DraftQuestion): DraftFacts | null {
  const { api } = useConfig().config.routes;
  const [facts, setFacts] = useState<DraftFacts | null>(null);
  const links = [...new Set(question.links)].filter(isOwnAddress).slice(0, MOST);
  const asked = JSON.stringify({
    ...question,
    links,
    pictures: [...new Set(question.pictures)].slice(0, MOST),
  });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const { answer } = await postToApi(api + DRAFT_FACTS, JSON.parse(asked), draftFacts);
      if (answer && !isOver) setFacts(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, asked]);
  return facts;
}

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
