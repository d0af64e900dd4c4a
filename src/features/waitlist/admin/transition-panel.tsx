'use client';

import { Button, toast, useConfig, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { z } from 'zod';
import { fetchJson, postToApi } from '@/kit/admin/post-to-api';
import { CHOSEN_AT_ONCE, type SecondSpots, secondSpotsAnswer } from '../contract';
import { DECISIONS, SEATED } from '../rules/application-states';
import { TransitionMail, useTransitionMail } from './transition-mail';
import { type BulkOutcome, transitionMany } from './transition-many';

const chosenAnswer = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** Ids of the selected rows, oldest first: places are given in order of application. */
export function useChosen() {
  const { config, getEntityConfig } = useConfig();
  const { count = 0, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  const words = useSearchParams()?.get('search');
  // Payload does not export the names of these states.
  const isWholeList = String(selectAll) === 'allAvailable';

  /** Changes with the selection. */
  const selection = isWholeList ? getQueryParams(undefined) + words : selectedIDs.join();

  /** @returns null when the site did not answer */
  const readIds = async (): Promise<number[] | null> => {
    if (!isWholeList)
      return selectedIDs
        .map(Number)
        .sort((one, other) => one - other)
        .slice(0, CHOSEN_AT_ONCE);
    // Payload's own query leaves out the search term: "all" would select more than anybody saw.
    const searched = getEntityConfig({ collectionSlug: 'waitlist' })?.admin.listSearchableFields ?? [];
    const found: Where | undefined = words
      ? { or: searched.map((field): Where => ({ [field]: { like: words } })) }
      : undefined;
    const query = `${getQueryParams(found)}&select[organization]=true&depth=0&sort=id&limit=${CHOSEN_AT_ONCE}`;
    const answer = await fetchJson(`${config.routes.api}/waitlist${query}`, chosenAnswer);
    return answer?.docs.map(({ id }) => id) ?? null;
  };
  const clear = () => {
    if (count > 0) toggleAll();
  };
  const isCut = count > CHOSEN_AT_ONCE;
  return { count: Math.min(count, CHOSEN_AT_ONCE), isCut, selection, readIds, clear };
}

type Chosen = ReturnType<typeof useChosen>;

const WOULD = { true: 'holds a founding spot already', false: 'would take one' } as const;

/** How the chapter writes its name: each way once. */
const namesOf = (chapter: SecondSpots['chapters'][number]) => [
  ...new Set(chapter.map(({ organization }) => organization)),
];

/** Which chapters would have more than one founding spot. A warning: whoever decides may go on. */
function SecondSpotsWarning({ chapters }: SecondSpots) {
  const count = chapters.length;
  return (
    <div role="status">
      {count > 0 && (
        <div className="bulk-transitions__warning second-spots">
          <p>
            <b>
              {count === 1
                ? 'One chapter would have more than one founding spot.'
                : `${count} chapters would have more than one founding spot.`}
            </b>{' '}
            Nothing has moved and nobody has been emailed.
          </p>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter[0]?.id}>
                {namesOf(chapter).map((name, at) => (
                  <span key={name}>
                    {at > 0 && ', '}
                    <bdi>{name}</bdi>
                  </span>
                ))}
                <ul>
                  {chapter.map(({ id, reference, holds }) => (
                    <li key={id}>
                      <a href={`/admin/collections/waitlist/${id}`} target="_blank" rel="noopener noreferrer">
                        Application {id}
                      </a>
                      {reference && `, reference ${reference},`} {WOULD[`${holds}`]}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const UNREACHABLE = 'The site did not answer, so nothing was moved. Please try again.';
const NONE: SecondSpots['chapters'] = [];

/** The chapters that would have a second founding spot if the selection were accepted. */
function useSecondSpots(to: string, { selection, readIds }: Chosen) {
  const address = `${useConfig().config.routes.api}/waitlist/second-spots`;
  const [found, setFound] = useState({ selection: '', chapters: NONE });
  const isAsked = to === SEATED;
  const chapters = isAsked && found.selection === selection ? found.chapters : NONE;

  const read = async (ids: number[]) => {
    const { answer, problem } = await postToApi(address, { ids }, secondSpotsAnswer, UNREACHABLE);
    if (answer) setFound({ selection, chapters: answer.chapters });
    return answer ? { chapters: answer.chapters, problem: null } : { chapters: NONE, problem };
  };

  const look = useEffectEvent(async () => {
    const ids = await readIds();
    // Whatever it cannot find out now is asked again before anything moves.
    if (ids && ids.length > 0) await read(ids);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is a new question.
  useEffect(() => {
    if (isAsked) void look();
  }, [isAsked, selection]);

  /** Right before the move. @returns whether there is something to read first, and why it could not be asked */
  const check = async (ids: number[]): Promise<{ isNew: boolean; problem: string | null }> => {
    if (!isAsked) return { isNew: false, problem: null };
    const now = await read(ids);
    const isShown = JSON.stringify(now.chapters) === JSON.stringify(chapters);
    return { isNew: now.chapters.length > 0 && !isShown, problem: now.problem };
  };
  return { chapters, check };
}

type TransitionPanelProps = { chosen: Chosen; onDone: (outcome: BulkOutcome) => void };

/** The new state, the reason, and the email. */
export function TransitionPanel({ chosen, onDone }: TransitionPanelProps) {
  const { count, isCut, readIds } = chosen;
  const address = `${useConfig().config.routes.api}/waitlist/transitions`;
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const mail = useTransitionMail(to);
  const secondSpots = useSecondSpots(to, chosen);
  const ids = { to: useId(), why: useId() };
  const isPending = done !== null;
  const isWarned = secondSpots.chapters.length > 0;

  /** @returns why nothing moved, as a sentence */
  const move = async (): Promise<string | null> => {
    const chosen = await readIds();
    if (!chosen) return 'The list could not be read. Please try again.';
    const { isNew, problem } = await secondSpots.check(chosen);
    // A warning that appears only now is read first; the next press goes on.
    if (isNew || problem) return problem;
    onDone(await transitionMany(address, { ids: chosen, to, reason, draft: mail.draft }, setDone));
    return null;
  };
  const submit = async () => {
    setDone(0);
    const problem = await move();
    setDone(null);
    if (problem) toast.error(problem);
  };

  const things = count === 1 ? '1 application' : `${count} applications`;
  return (
    <section className="desk bulk-transitions" aria-label="Move the selected applications">
      <h2>Move {things}</h2>
      {isCut && <p className="field-description">The oldest {CHOSEN_AT_ONCE} first; then the rest.</p>}
      <label htmlFor={ids.to}>To</label>
      <select id={ids.to} value={to} disabled={isPending} onChange={({ target }) => setTo(target.value)}>
        <option value="">Choose a state…</option>
        {DECISIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={ids.why}>Why</label>
      <textarea
        id={ids.why}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={reason}
        readOnly={isPending}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="field-description">Shown in the history, for staff only.</p>
      <TransitionMail mail={mail} readOnly={isPending} />
      <SecondSpotsWarning chapters={secondSpots.chapters} />
      <Button size="small" margin={false} disabled={isPending || to === ''} onClick={submit}>
        {isPending ? `Moving, ${done} of ${count} done…` : `Move ${things}${isWarned ? ' anyway' : ''}`}
      </Button>
    </section>
  );
}
