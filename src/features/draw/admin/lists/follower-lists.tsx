'use client';

import type { RoundDesk } from '../../contract';
import type { Desk } from '../use-round-desk';
import { BringList } from './bring-list';
import { ListRow } from './list-row';

/** The follower lists of a round: add one, see its progress, remove one. */
export function FollowerLists({ desk, round }: { desk: RoundDesk; round: Desk }) {
  return (
    <>
      <BringList desk={desk} round={round} />
      {desk.lists.length > 0 && (
        <ol aria-label="Follower lists">
          {desk.lists.map((list) => (
            <ListRow key={list.id} list={list} desk={desk} round={round} />
          ))}
        </ol>
      )}
    </>
  );
}
