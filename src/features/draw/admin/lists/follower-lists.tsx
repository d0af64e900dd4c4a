'use client';

import type { RoundControl } from '../../contract';
import type { RoundActions } from '../use-round-control';
import { ListRow } from './list-row';
import { UploadList } from './upload-list';

/** The follower lists of a round: add one, see its progress, remove one. */
export function FollowerLists({ control, round }: { control: RoundControl; round: RoundActions }) {
  return (
    <>
      <UploadList control={control} round={round} />
      {control.lists.length > 0 && (
        <ol aria-label="Follower lists">
          {control.lists.map((list) => (
            <ListRow key={list.id} list={list} control={control} round={round} />
          ))}
        </ol>
      )}
    </>
  );
}
