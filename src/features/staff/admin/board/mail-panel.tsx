import type { InboxBoard } from '@/core/shared/board';
import { timeSpan } from '@/kit/shared/time-span';
import { Figure } from './figure';
import { lists } from './list-addresses';
import { BoardPanel } from './panel';

/** If the oldest email has waited longer, mail or the worker is stuck. */
const STUCK_SECONDS = 15 * 60;

type Health = { text: string; tone: 'good' | 'bad' };

/** The state of the mail system, the worst news first. */
export function mailHealth(
  { isWorkerSeen, failed, oldestWaitingSeconds }: InboxBoard['mail'],
  trouble: InboxBoard['mailTrouble'],
): Health {
  if (trouble?.kind === 'off') return { text: 'Off', tone: 'bad' };
  if (!isWorkerSeen) return { text: 'Worker is not running', tone: 'bad' };
  if (trouble?.kind === 'held') return { text: 'Held', tone: 'bad' };
  if (trouble?.kind === 'failing') return { text: 'Failing', tone: 'bad' };
  if (failed > 0) return { text: `${failed} failed`, tone: 'bad' };
  if ((oldestWaitingSeconds ?? 0) > STUCK_SECONDS) return { text: 'Waiting too long', tone: 'bad' };
  return { text: 'Healthy', tone: 'good' };
}

type Props = { mail: InboxBoard['mail']; trouble: InboxBoard['mailTrouble'] };

/** Whether outgoing mail works. */
export function MailPanel({ mail, trouble }: Props) {
  const { text, tone } = mailHealth(mail, trouble);
  const oldest = mail.oldestWaitingSeconds;
  return (
    <BoardPanel
      id="mail"
      title="Mail queue"
      aside={
        <span className="board__health" data-tone={tone}>
          {text}
        </span>
      }
    >
      <dl>
        <Figure label="Sent today" href={lists.mailsSent} value={mail.sentToday} />
        <Figure label="Waiting" href={lists.mailsWaiting} value={mail.waiting} />
        {oldest !== null && <Figure label="Oldest waiting" value={timeSpan(oldest * 1000)} />}
        <Figure label="Failed" href={lists.mailsFailed} value={mail.failed} alarm={mail.failed > 0} />
        <Figure
          label="Worker"
          value={mail.isWorkerSeen ? 'Running' : 'Not running'}
          alarm={!mail.isWorkerSeen}
        />
      </dl>
    </BoardPanel>
  );
}
