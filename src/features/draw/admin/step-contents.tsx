'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ConfirmButton } from '@/kit/admin/confirm-button';
import { dateTimeText } from '@/kit/admin/date-time-text';
import {
  MOST_PLACES,
  presentationPath,
  type RoundControl,
  roundPath,
  STANDARD_PLACES,
  type TransitionRequest,
  wheelPath,
} from '../contract';
import { PROTOCOL } from '../protocol/entry';
import type { PublicFacts } from '../protocol/first-version';
import { announcementText } from '../rules/announcement';
import { FollowerLists } from './lists/follower-lists';
import { UploadList } from './lists/upload-list';
import { FreeEntry } from './people/free-entry';
import { PeoplePanel } from './people/people-panel';
import { Places } from './places';
import { mayCorrect, type RoundStep, winnerOf } from './round-progress';
import type { RoundActions } from './use-round-control';

/** The round draws itself once its value is out. If no relay can be reached, a person enters the value. */
function DrawForm({ value, round }: { value: NonNullable<RoundControl['value']>; round: RoundActions }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const requestTransition = async (request: TransitionRequest) => {
    const problem = await round.requestTransition(request);
    if (problem) toast.error(problem);
  };
  return (
    <fieldset className="draw__form">
      <legend>Draw</legend>
      <p className="field-description">
        Round {value.round} of drand comes out {dateTimeText(value.due)}. It is fetched then, and the round is
        drawn automatically. If that does not happen, open one of these addresses and paste all of its answer:
        a wrong one is refused.
      </p>
      <ul>
        {value.addresses.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          </li>
        ))}
      </ul>
      {value.problem && (
        <p className="delivery__problem" role="status">
          No relay had it: {value.problem}
        </p>
      )}
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => requestTransition({ action: 'fetch' })}
      >
        Ask the relays again
      </Button>
      <label htmlFor={id}>The answer of a relay</label>
      <textarea
        id={id}
        rows={4}
        value={pasted}
        maxLength={2000}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        size="small"
        margin={false}
        disabled={pasted.trim() === ''}
        onClick={() => requestTransition({ action: 'draw', value: pasted })}
      >
        Draw with this value
      </Button>
    </fieldset>
  );
}

/** Address of the wheel: before the result is published, the staff page, where it can be published. */
function wheelOf({ state, places }: RoundControl, id: number | string): string | null {
  if (state === 'published') return wheelPath(id);
  const hasWinner = places.some(({ passedOver }) => passedOver === null);
  return state === 'drawn' && hasWinner ? presentationPath(id) : null;
}

/** Links to the public page of the round, from its commitment on, and to its wheel once it is drawn. */
export function PublicPages({ control, id }: { control: RoundControl; id: number | string }) {
  if (!control.facts) return null;
  const wheel = wheelOf(control, id);
  return (
    <p>
      <a href={roundPath(id)} target="_blank" rel="noopener noreferrer">
        Public page
      </a>
      {wheel && (
        <>
          {' · '}
          <a href={wheel} target="_blank" rel="noopener noreferrer">
            The wheel, for a live stream
          </a>
        </>
      )}
    </p>
  );
}

/** Chooses the time of the draw and freezes the list. This cannot be undone. */
function CommitForm({ round }: { round: RoundActions }) {
  const id = useId();
  const [at, setAt] = useState('');
  const [places, setPlaces] = useState(String(STANDARD_PLACES));
  const commit = async () => {
    const problem = await round.requestTransition({
      action: 'commit',
      places: Number(places),
      at: new Date(at).toISOString(),
    });
    if (problem) toast.error(problem);
  };

  return (
    <fieldset className="draw__form">
      <legend>Commit to the list</legend>
      <p className="field-description">
        The list, the prize and the moment are fixed and published. The winner follows from them and from the
        number that drand, a public network, publishes at that moment. Nobody can know it before, and nobody
        can choose it: neither you nor us.
      </p>
      <label htmlFor={`${id}at`}>When to draw, at least six minutes from now</label>
      <input
        id={`${id}at`}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <label htmlFor={`${id}places`}>Places to draw, the winner and the alternates</label>
      <input
        id={`${id}places`}
        type="number"
        min={1}
        max={MOST_PLACES}
        value={places}
        onChange={(event) => setPlaces(event.target.value)}
      />
      <ConfirmButton label="Commit…" sure="Commit now" isReady={at !== '' && places !== ''} perform={commit}>
        <p>The entries cannot be changed anymore after this, and everybody sees the commitment.</p>
      </ConfirmButton>
    </fieldset>
  );
}

/**
 * The text that announces the draw: once many people have read the fingerprint, the site cannot replace it. A new
 * newsletter issue includes it automatically; for a post it has to be copied.
 */
function Announcement({ control: { facts, state } }: { control: RoundControl }) {
  const { id: round } = useDocumentInfo();
  const { admin } = useConfig().config.routes;
  const id = useId();
  if (facts?.protocol !== PROTOCOL || state !== 'committed') return null;
  const address = `${window.location.origin}${roundPath(round ?? '')}`;
  const sentences = announcementText({ ...facts, due: facts.commitment.drand.due });
  return (
    <div className="draw__form">
      <p>
        <a href={`${admin}/collections/newsletter-issues/create`}>Write a newsletter issue</a>: it carries the
        words below by itself. Send it before the draw.
      </p>
      <label htmlFor={id}>For a post, copy them</label>
      <textarea
        id={id}
        rows={6}
        readOnly
        value={`${sentences.join('\n')} ${address}`}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

/** What was published with the commitment. */
function CommitmentFacts({ facts }: { facts: PublicFacts }) {
  return (
    <dl className="draw__facts">
      <dt>Fingerprint of the commitment</dt>
      <dd>{facts.fingerprint}</dd>
      <dt>Root of the list</dt>
      <dd>{facts.commitment.root}</dd>
      <dt>Protocol</dt>
      <dd>
        {facts.protocol === PROTOCOL
          ? facts.protocol
          : `${facts.protocol}: staff could have steered this round`}
      </dd>
    </dl>
  );
}

type Props = { step: RoundStep['id']; control: RoundControl; round: RoundActions };

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
