import type { DeskEntry } from '../contract';
import { PersonPortrait } from './portrait';

type WriterBarProps = { name: string; hasDraft: boolean; onLeave: () => void; onAnswer: () => void };

/** A colleague is writing an answer: sending is off until somebody decides. */
export function WriterBar({ name, hasDraft, onLeave, onAnswer }: WriterBarProps) {
  return (
    <div className="dv-writer" role="status">
      <PersonPortrait name={name} size="small" />
      <p>
        <b>
          <bdi>{name}</bdi> is answering
        </b>
        {hasDraft && <span>Your draft is kept.</span>}
      </p>
      <button type="button" className="dv-writer__leave" onClick={onLeave}>
        Leave it to <bdi>{name}</bdi>
      </button>
      <button type="button" onClick={onAnswer}>
        Answer anyway
      </button>
    </div>
  );
}

const VERBS = { staff: 'answered', note: 'added a note', requester: 'wrote' } as const;

/** Something new arrived while an answer was being written: it goes out after this was read. */
export function MeanwhileBar({ entry, onRead }: { entry: DeskEntry | undefined; onRead: () => void }) {
  return (
    <div className="dv-meanwhile" role="alert">
      <p>
        <b>
          <bdi>{entry?.author ?? 'Somebody'}</bdi> {VERBS[entry?.type ?? 'staff']} while you were writing.
        </b>
        <span>Your draft is kept.</span>
      </p>
      <button type="button" className="dv-button" onClick={onRead}>
        Read it
      </button>
    </div>
  );
}
