'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RoundDesk } from '../contract';
import { takesEntries } from '../rules/round-states';
import { Announcement } from './announcement';
import { CommitForm } from './commit-form';
import { DrawForm } from './draw-form';
import { FollowerLists } from './lists/follower-lists';
import { PeopleDesk } from './people/people-desk';
import { Places } from './places';
import { PublicPages } from './public-pages';
import { RoundFigures } from './round-figures';
import { RoundSteps } from './round-steps';
import { type Desk, useRoundDesk } from './use-round-desk';

const HEADINGS: Record<RoundDesk['state'], string> = {
  open: 'This round is open',
  closed: 'This round is closed',
  committed: 'This round is committed',
  drawn: 'This round is drawn',
  published: 'This round is published',
  cancelled: 'This round was cancelled',
};

/** Panel below a round, from its lists to its published result. */
export function RoundDeskPanel() {
  const { id } = useDocumentInfo();
  if (id === undefined)
    return <p className="field-description">Save the round, then bring its follower lists.</p>;
  return <SavedRound id={id} />;
}

function SavedRound({ id }: { id: number | string }) {
  const round = useRoundDesk(id);
  const { desk } = round;
  const before = useRef<RoundDesk['state']>(undefined);

  // What may be edited depends on the state, so the form above must reload as soon as it changes.
  useEffect(() => {
    if (before.current && desk && before.current !== desk.state) window.location.reload();
    before.current = desk?.state;
  }, [desk]);

  return desk ? <Stages desk={desk} round={round} id={id} /> : null;
}

function Stages({ desk, round, id }: { desk: RoundDesk; round: Desk; id: number | string }) {
  const isEditable = takesEntries(desk.state) && desk.underWay === null;
  return (
    <section className="desk draw" aria-label="Draw">
      <h3>{HEADINGS[desk.state]}</h3>
      {desk.cancelledFor && <p>Why: {desk.cancelledFor}</p>}
      <RoundFigures desk={desk} />
      <PublicPages desk={desk} id={id} />
      {desk.problem && (
        <p className="delivery__problem" role="status">
          {desk.problem}
        </p>
      )}
      {desk.underWay && (
        <p role="status">
          {desk.underWay === 'committing' ? 'The list is being hashed…' : 'The round is being drawn…'}
        </p>
      )}
      {isEditable && <FollowerLists desk={desk} round={round} />}
      {isEditable && <PeopleDesk desk={desk} round={round} />}
      {desk.state === 'closed' && isEditable && <CommitForm round={round} />}
      <Announcement desk={desk} />
      {desk.value && <DrawForm value={desk.value} round={round} />}
      {desk.places.length > 0 && <Places desk={desk} round={round} />}
      <RoundSteps desk={desk} round={round} />
    </section>
  );
}
