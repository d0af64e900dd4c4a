'use client';

import type { RoundControl } from '../../contract';
import type { RoundActions } from '../use-round-control';
import { ListRow } from './list-row';

/** The follower lists of a round: their progress and bad rows; remove one. */
export function FollowerLists({ control, round }: { control: RoundControl; round: RoundActions }) {
  if (control.lists.length === 0) return null;
  return (
    <ol aria-label="Follower lists">
      {control.lists.map((list) => (
        <ListRow key={list.id} list={list} control={control} round={round} />
      ))}
    </ol>
  );
}
