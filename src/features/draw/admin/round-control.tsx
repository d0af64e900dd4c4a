'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RoundControl } from '../contract';
import { takesEntries } from '../rules/round-states';
import { Announcement } from './announcement';
import { CommitForm } from './commit-form';
import { DrawForm } from './draw-form';
import { FollowerLists } from './lists/follower-lists';
import { PeoplePanel } from './people/people-panel';
import { Places } from './places';
import { PublicPages } from './public-pages';
import { RoundFigures } from './round-figures';
import { RoundSteps } from './round-steps';
import { type RoundActions, useRoundControl } from './use-round-control';

const HEADINGS: Record<RoundControl['state'], string> = {
  open: 'This round is open',
  closed: 'This round is closed',
  committed: 'This round is committed',
  drawn: 'This round is drawn',
  published: 'This round is published',
  cancelled: 'This round was cancelled',
};

/** Panel below a round, from its lists to its published result. */
export function RoundControlPanel() {
  const { id } = useDocumentInfo();
  if (id === undefined)
    return <p className="field-description">Save the round, then bring its follower lists.</p>;
  return <SavedRound id={id} />;
}

function SavedRound({ id }: { id: number | string }) {
  const round = useRoundControl(id);
  const { control } = round;
  const before = useRef<RoundControl['state']>(undefined);

  // What may be edited depends on the state, so the form above must reload as soon as it changes.
  useEffect(() => {
    if (before.current && control && before.current !== control.state) window.location.reload();
    before.current = control?.state;
  }, [control]);

  return control ? <Stages control={control} round={round} id={id} /> : null;
}

function Stages({ control, round, id }: { control: RoundControl; round: RoundActions; id: number | string }) {
  const isEditable = takesEntries(control.state) && control.underWay === null;
  return (
    <section className="desk draw" aria-label="Draw">
      <h2>{HEADINGS[control.state]}</h2>
      {control.cancelledFor && <p>Why: {control.cancelledFor}</p>}
      <RoundFigures control={control} />
      <PublicPages control={control} id={id} />
      {control.problem && (
        <p className="delivery__problem" role="status">
          {control.problem}
        </p>
      )}
      {control.underWay && (
        <p role="status">
          {control.underWay === 'committing' ? 'The list is being hashed…' : 'The round is being drawn…'}
        </p>
      )}
      {isEditable && <FollowerLists control={control} round={round} />}
      {isEditable && <PeoplePanel control={control} round={round} />}
      {control.state === 'closed' && isEditable && <CommitForm round={round} />}
      <Announcement control={control} />
      {control.value && <DrawForm value={control.value} round={round} />}
      {control.places.length > 0 && <Places control={control} round={round} />}
      <RoundSteps control={control} round={round} />
    </section>
  );
}
