import type { InboxBoard } from '../../contract';
import { Figure } from './figure';
import { Panel } from './panel';

const hours = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** How well we kept our promises. */
export function WeekPanel({ week }: Pick<InboxBoard, 'week'>) {
  return (
    <Panel id="week" title="This week">
      <dl>
        <Figure
          label="Median first answer"
          value={week.medianAnswerSeconds === null ? 'None yet' : hours(week.medianAnswerSeconds)}
        />
        <Figure
          label="Promises kept"
          value={week.answered === 0 ? 'None due yet' : `${week.kept} of ${week.answered}`}
          alarm={week.kept < week.answered}
        />
      </dl>
    </Panel>
  );
}
