'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import {
  type RecordMailsAnswer,
  type RecordMailsProps,
  recordMailsAnswer,
  type SentMail,
} from '@/shared/record-mails';
import { dateTimeText } from '../date-time-text';
import { DeliveryMark, DeliveryProblem } from '../delivery';
import { useFollowedField } from '../use-followed-field';
import { usePolledResource } from '../use-polled-resource';
import { MailComposer } from './mail-composer';

const isWaiting = ({ mails }: RecordMailsAnswer) => mails.some(({ mail }) => mail === 'waiting');

/** The emails about the record, and a form for the next one. Only its button sends anything. */
export function RecordMails({ title, mailbox, prepared }: RecordMailsProps) {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const address = id === undefined ? null : `${api}/${collectionSlug}/${id}/mails`;
  const { known, send } = usePolledResource({
    address,
    schema: recordMailsAnswer,
    isWaiting,
    savedAt: lastUpdateTime,
  });
  useFollowedField('status', known?.status, true);
  if (!known || address === null) return null;
  return (
    <section className="desk record-mails" aria-label={title}>
      <h3>{title}</h3>
      <ol aria-live="polite">
        {known.mails.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {known.isSpam ? (
        <p className="field-description">
          This looks like spam, so nobody gets an email. If it isn’t, uncheck “Looks like spam” and save.
        </p>
      ) : (
        <MailComposer
          about={known}
          mailbox={mailbox}
          prepared={prepared}
          send={(words, key) => send(address, words, key)}
        />
      )}
    </section>
  );
}

function Entry({ entry: { subject, text, at, byStaff, mail, problem } }: { entry: SentMail }) {
  return (
    <li data-direction={byStaff ? 'staff' : 'site'}>
      <span>
        <b>{subject}</b>, <time dateTime={at}>{dateTimeText(at)}</time>
        <DeliveryMark mail={mail} />
      </span>
      {byStaff ? <p dir="auto">{text.trim()}</p> : <p>The site sent a confirmation.</p>}
      <DeliveryProblem mail={mail} problem={problem} />
    </li>
  );
}
