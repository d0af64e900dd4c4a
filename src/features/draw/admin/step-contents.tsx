'use client';

import type { RoundControl } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import { Announcement } from './announcement';
import { CommitForm } from './commit-form';
import { CommitmentFacts } from './commitment-facts';
import { DrawForm } from './draw-form';
import { FollowerLists } from './lists/follower-lists';
import { UploadList } from './lists/upload-list';
import { FreeEntry } from './people/free-entry';
import { PeoplePanel } from './people/people-panel';
import { Places } from './places';
import { PublicPages } from './public-pages';
import { mayCorrect, type Step, winnerOf } from './round-progress';
import type { RoundActions } from './use-round-control';

type Props = { step: Step['id']; control: RoundControl; round: RoundActions };

/** The controls of the current step. */
export function CurrentStep({ step, control, round }: Props) {
  if (step === 'lists')
    return (
      <>
        <UploadList control={control} round={round} />
        <FollowerLists control={control} round={round} />
        <FreeEntry round={round} />
        <PeoplePanel control={control} round={round} />
      </>
    );
  if (step === 'commit')
    return mayCorrect(control) ? (
      <>
        <PeoplePanel control={control} round={round} />
        <CommitForm round={round} />
      </>
    ) : null;
  if (step === 'draw')
    return (
      <>
        <Announcement control={control} />
        {control.value && <DrawForm value={control.value} round={round} />}
      </>
    );
  return <Places control={control} round={round} />;
}

/** What a done step left behind, to be read. */
export function DoneStep({ step, control, round, id }: Props & { id: number | string }) {
  const { facts } = control;
  if (step === 'lists') {
    return control.lists.length > 0 ? (
      <FollowerLists control={control} round={round} />
    ) : (
      <p>No follower list is kept here.</p>
    );
  }
  if (step === 'commit') return facts && <CommitmentFacts facts={facts} />;
  if (step === 'draw') {
    const drand = facts?.protocol === PROTOCOL ? facts.commitment.drand : null;
    return (
      <>
        <p>
          {drand
            ? `Round ${drand.round} of drand decided. The bundle on the public page has all it takes to check the draw.`
            : 'The bundle on the public page has what was published of the draw.'}
        </p>
        {control.state === 'cancelled' && <Places control={control} round={round} />}
      </>
    );
  }
  if (step === 'publish') {
    const winner = winnerOf(control);
    return (
      <p>
        Visitors read that <bdi>{winner?.agreed?.name ?? winner?.masked}</bdi> won, with the alternates below.
      </p>
    );
  }
  return (
    <>
      <PublicPages control={control} id={id} />
      <Places control={control} round={round} />
    </>
  );
}
