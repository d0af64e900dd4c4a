'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { SendingRequest } from '../contract';
import type { IssueState } from '../rules/issue-states';
import { InArchive } from './in-archive';
import { SenderCheck } from './sender-check';
import { SendingControls } from './sending-controls';
import { figures } from './sending-words';
import { useSending } from './use-sending';

const HEADINGS = {
  draft: 'Send it',
  scheduled: 'This issue is scheduled',
  sending: 'This issue is being sent',
  stopped: 'Sending is stopped',
  sent: 'This issue was sent',
};

const BY_SERVER = 'The mail server said:';
const PROBLEMS: Record<IssueState, string> = {
  draft: 'It was scheduled, and could not start:',
  stopped: `It stopped by itself. ${BY_SERVER}`,
  sending: `Held up, and tried again by itself. ${BY_SERVER}`,
  scheduled: '',
  sent: '',
};

/** Panel below an issue: start it, watch it, stop it. */
export function IssueSendingPanel() {
  const { id } = useDocumentInfo();
  const { sending, act } = useSending(id);
  const before = useRef<string>(undefined);

  // Only a draft can be edited, so the form above must reload when it becomes one or is one no more.
  useEffect(() => {
    const { current } = before;
    const isEdited = [current, sending?.state].includes('draft');
    if (current !== undefined && isEdited && current !== sending?.state) window.location.reload();
    before.current = sending?.state;
  }, [sending?.state]);

  if (!sending) return null;
  const perform = async (request: SendingRequest) => {
    const problem = await act(request);
    if (problem) toast.error(problem);
  };

  return (
    <section className="desk" aria-label="Sending">
      <h2>{HEADINGS[sending.state]}</h2>
      {sending.startedAt && (
        <p className="field-description">
          Started by <bdi>{sending.startedBy}</bdi>, {dateTimeText(sending.startedAt)}
          {sending.finishedAt && `; finished ${dateTimeText(sending.finishedAt)}`}.
        </p>
      )}
      {sending.state === 'scheduled' && sending.sendAt && (
        <p className="field-description">
          It starts at {dateTimeText(sending.sendAt)}, to everybody who is subscribed then. Scheduled by{' '}
          <bdi>{sending.startedBy}</bdi>.
        </p>
      )}
      {sending.startedAt && (
        <dl className="figures" aria-live="polite">
          {figures(sending).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sending.problem && (
        <p className="delivery__problem" role="status">
          {PROBLEMS[sending.state]} {sending.problem}
        </p>
      )}
      {sending.state === 'draft' && sending.isFirst && <SenderCheck />}
      <SendingControls sending={sending} perform={perform} />
      <InArchive sending={sending} perform={perform} />
      {sending.troubles.length > 0 && <Troubles id={id} troubles={sending.troubles} />}
    </section>
  );
}

type TroublesProps = {
  id: number | string | undefined;
  troubles: { email: string; state: string; note: string | null }[];
};

function Troubles({ id, troubles }: TroublesProps) {
  const all = new URLSearchParams({
    'where[or][0][and][0][issue][equals]': String(id),
    'where[or][0][and][1][state][in]': 'unsure,failed',
  });
  return (
    <>
      <h2>To look at</h2>
      <ol>
        {troubles.map(({ email, state, note }) => (
          <li key={email}>
            <span>
              <bdi>{email}</bdi>
              <span className="delivery" data-state={state}>
                {state === 'failed' ? 'Failed' : 'To look at'}
              </span>
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      <a href={`/admin/collections/newsletter-deliveries?${all}`}>All of them in the list of deliveries</a>
    </>
  );
}
