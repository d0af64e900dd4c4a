import type { DeskRecord } from '../contract';
import { Day } from './day';

const HAPPENED = {
  bounced: 'Email to this address came back',
  complaint: 'The reader of this address complained about an email of ours',
} as const;
const STILL_SENT = {
  bounced: 'What you write here is still sent, and may come back too.',
  complaint: 'What you write here is still sent.',
} as const;

/** Only the newsletter is held back: an answer is what its sender asked for. */
export function CameBack({ cameBack }: Pick<DeskRecord, 'cameBack'>) {
  if (!cameBack) return null;
  const { kind, problem, at } = cameBack;
  return (
    <div className="dv-part dv-came-back">
      <p>
        <b>{HAPPENED[kind]}</b> on <Day at={at} />.
      </p>
      {problem && <p dir="auto">{problem}</p>}
      <p>The newsletter is held back from it. {STILL_SENT[kind]}</p>
    </div>
  );
}
