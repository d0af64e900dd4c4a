import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ACCEPTED_FILES, FILE_FIELD, fileSize } from '@/core/shared/record-files';
import { Button } from '@/kit/ui/button';
import { ButtonLink } from '@/kit/ui/button-link';
import { FileField } from '@/kit/ui/form/file-field';
import { TextArea } from '@/kit/ui/form/text-area';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { messageForm, statusForm, type TicketView } from '../contract';
import type { TicketWords } from '../contract.ticket-texts';
import { SHOWN_AS, ticketStates } from '../rules/ticket-states';
import { LocalTime } from './local-time';

type TicketThreadProps = Pick<TicketView, 'message' | 'createdAt' | 'files' | 'messages'> & {
  team: string;
  you: string;
  /** Where the ticket's files are served. */
  filesPath: string;
};

/** The messages, oldest first. Staff answer as the team. */
function TicketThread(props: TicketThreadProps) {
  const { message, createdAt, files, messages, team, you, filesPath } = props;
  const all = [{ direction: 'requester' as const, text: message, at: createdAt, files }, ...messages];
  return (
    <ol className="grid gap-4">
      {all.map(({ direction, text, at, files: sent }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
          key={place}
          className={`border border-line border-l-[6px] bg-card p-5 md:p-7 ${
            direction === 'staff' ? 'border-l-violet' : 'border-l-ink'
          }`}
        >
          <p className="flex flex-wrap justify-between gap-x-6 text-[15px] text-ink-2">
            <strong className="font-semibold text-ink">{direction === 'staff' ? team : you}</strong>
            <LocalTime at={at} />
          </p>
          <p dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          {sent.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-3">
              {sent.map(({ id, name, bytes }) => (
                <li key={id}>
                  <a
                    href={`${filesPath}/${id}`}
                    download={name}
                    className="flex items-center gap-3 border border-line px-4 py-2.5 hover:border-violet-word"
                  >
                    <FileText aria-hidden size={20} className="flex-none text-violet-word" />
                    <span className="[overflow-wrap:anywhere]">
                      <bdi>{name}</bdi>{' '}
                      <small className="block text-[14px] text-ink-2">{fileSize(bytes)}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

type TicketPageProps = {
  ticket: TicketView;
  /** Opens this ticket; the form sends it back. */
  token: string;
  words: TicketWords;
  /** What the promise counts, in words; empty: every hour. */
  rule: string;
  /** true right after something was added. */
  sent: boolean;
};

export function TicketPage({ ticket, token, words, rule, sent }: TicketPageProps) {
  const state = words[SHOWN_AS[ticket.status]];
  const { request } = words;
  const [beforeTime, afterTime] = request.reopen.split('{until}');
  const isAwaited = ticketStates.isOwed(ticket.status);
  const isOver = ticket.status === 'closed' && !ticket.reopensUntil;
  return (
    <PageMain above="paper-2">
      <section className="container-page pt-[104px] pb-12 md:pt-[150px] md:pb-16">
        <h1
          dir="auto"
          className="max-w-[24ch] text-[clamp(34px,9vw,48px)] [overflow-wrap:anywhere] md:text-[60px]"
        >
          {ticket.subject}
        </h1>
        <dl className="engraved mt-9 grid md:mt-12 md:grid-cols-[1.4fr_1fr_1fr]">
          <Fact title={request.status} value={state.title}>
            {ticket.reopensUntil ? (
              <>
                {beforeTime}
                <LocalTime at={ticket.reopensUntil} />
                {afterTime}
              </>
            ) : (
              [state.text, isAwaited && rule].filter(Boolean).join(' ')
            )}
          </Fact>
          <Fact title={request.ticketId} value={ticket.ticketId} />
          <Fact title={request.received} value={<LocalTime at={ticket.createdAt} />} />
        </dl>
      </section>
      <section className="bg-paper-2 py-14 md:py-[88px]">
        <div className="container-page">
          <div className="grid max-w-[920px] gap-8">
            <h2 className="text-[34px] md:text-[44px]">{request.conversation}</h2>
            <TicketThread
              {...ticket}
              filesPath={`${statusForm.path}/${token}/files`}
              team={request.team}
              you={request.you}
            />
            {sent ? (
              <p role="status" className="border-l-4 border-ok bg-ok-wash p-4 text-ink">
                {request.got}
              </p>
            ) : null}
            {isOver ? (
              <ButtonLink href="/support">{request.again}</ButtonLink>
            ) : (
              <AddMessage token={token} submit={request.submit} />
            )}
          </div>
        </div>
      </section>
    </PageMain>
  );
}

function Fact({ title, value, children }: { title: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className="border-line px-5 py-[18px] not-first:border-t md:px-7 md:py-6 md:not-first:border-t-0 md:not-first:border-l">
      <dt className="text-[15px] leading-[1.3] font-medium text-ink-2">{title}</dt>
      <dd className="display mt-[3px] text-[21px] leading-[1.2] [overflow-wrap:anywhere]">{value}</dd>
      {children ? <dd className="mt-2 text-[15px] text-ink-2">{children}</dd> : null}
    </div>
  );
}

function AddMessage({ token, submit }: { token: string; submit: string }) {
  return (
    <form method="post" action={messageForm.path} encType="multipart/form-data">
      <input type="hidden" name="token" value={token} readOnly />
      <TextArea name="message" label="Add a message" maxLength={5000} rows={6} required />
      <div className="mt-[22px]">
        <FileField
          name={FILE_FIELD}
          label="File (optional)"
          accept={ACCEPTED_FILES}
          takes="A picture, a PDF or plain text, at most 10 MB"
        />
      </div>
      <Button type="submit" className="mt-[22px]">
        {submit}
      </Button>
    </form>
  );
}
