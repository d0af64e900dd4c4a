'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { fetchJson, postToApi } from '@/kit/admin/post-to-api';
import { usePolling } from '@/kit/admin/use-polling';
import {
  issuePath,
  type SenderAnswer,
  type Sending,
  type SendingRequest,
  senderAnswer,
  sendingAnswer,
} from '../contract';
import { type IssueState, MOVING } from '../rules/issue-states';
import { SendingControls } from './sending-controls';
import { figures } from './sending-words';

const STATES = { ok: 'Fine', look: 'To look at', missing: 'Missing', unknown: 'Not checked' };

/** Before the first issue: what mail servers will read about the domain that it comes from. */
function SenderCheck() {
  const { api } = useConfig().config.routes;
  const [answer, setAnswer] = useState<SenderAnswer>();
  useEffect(() => {
    void fetchJson(`${api}/newsletter-issues/sender`, senderAnswer).then(
      (found) => found && setAnswer(found),
    );
  }, [api]);
  if (!answer) return null;
  const { domain, isReachable, records } = answer;
  return (
    <section className="sender-check" aria-label="The sender’s domain">
      <h2>Before the first issue: {domain}</h2>
      {isReachable ? (
        <dl>
          {records.map(({ name, state, words }) => (
            <div key={name} data-state={state}>
              <dt>
                {name}: {STATES[state]}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p role="status">
          This server could not reach a name server, so SPF, DKIM and DMARC of {domain} are not checked. Look
          them up elsewhere before you send.
        </p>
      )}
    </section>
  );
}

/** Progress of sending an issue, polled while it runs. */
function useSending(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const path = `${api}/newsletter-issues/${id}/sending`;
  const [sending, setSending] = useState<Sending>();

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetchJson(path, sendingAnswer);
    if (answer) setSending(answer);
  }, [path, id]);

  useEffect(() => void load(), [load]);

  usePolling(sending !== undefined && MOVING.includes(sending.state), load);

  /** @returns the error as a sentence */
  const act = async (request: SendingRequest): Promise<string | null> => {
    const { answer, problem } = await postToApi(path, request, sendingAnswer);
    if (answer) setSending(answer);
    return problem;
  };
  return { sending, act };
}

type InArchiveProps = { sending: Sending; perform: (request: SendingRequest) => Promise<void> };

/** Whether everybody can read a started issue; a draft has its switch in the form. */
function InArchive({ sending: { slug, isPublic }, perform }: InArchiveProps) {
  if (slug === null) return null;
  return (
    <p className="in-archive">
      {isPublic ? (
        <>
          Everybody can read it at <a href={issuePath(slug)}>{issuePath(slug)}</a>.{' '}
        </>
      ) : (
        'It is not in the archive. '
      )}
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => perform({ action: isPublic ? 'hide' : 'show' })}
      >
        {isPublic ? 'Take it out of the archive' : 'Show it in the archive'}
      </Button>
    </p>
  );
}

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
