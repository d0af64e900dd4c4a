'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { LetterEntry } from '../contract';
import { LetterBox } from './letter-box';
import { useLetters } from './use-letters';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const DELIVERY = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not delivered',
  kept: 'Kept here: no mail server is set',
};

/** What was mailed to the applicant, and a box for the next mail. Nothing goes out but by its button. */
export function Letters() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { letters, load, send } = useLetters(id);
  // A saved decision brings its reason, and the words that go with it.
  useEffect(() => void (lastUpdateTime && load()), [lastUpdateTime, load]);
  if (!letters) return null;
  return (
    <section className="desk letters" aria-label="Mail to the applicant">
      <h3>Mail to the applicant</h3>
      <ol aria-live="polite">
        {letters.mails.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {letters.quarantined ? (
        <p className="field-description">
          This application looks like spam: nobody is mailed. Untick “Looks like spam” and save if it is none.
        </p>
      ) : (
        <LetterBox about={letters} send={send} />
      )}
    </section>
  );
}

function Entry({ entry: { subject, text, at, byStaff, mail, problem } }: { entry: LetterEntry }) {
  return (
    <li data-direction={byStaff ? 'staff' : 'site'}>
      <span>
        <b>{subject}</b>, <time dateTime={at}>{moment.format(new Date(at))}</time>
        <span className="delivery" data-state={mail}>
          {DELIVERY[mail]}
        </span>
      </span>
      {byStaff ? <p dir="auto">{text.trim()}</p> : <p>The site acknowledged the application.</p>}
      {mail !== 'sent' && problem && <p className="delivery__problem">The mail server said: {problem}</p>}
    </li>
  );
}
