'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { post, postToApi } from '@/kit/admin/post-to-api';
import type { RoundControl } from '../../contract';
import type { DrawPerson, PeopleRequest } from '../../contract.people';
import { peopleAnswer } from '../answers';
import { ReasonedButton } from '../reasoned-button';
import { accountName } from '../round-figures';
import type { RoundActions } from '../use-round-control';

type PersonRowProps = {
  person: DrawPerson;
  control: RoundControl;
  change: (request: PeopleRequest) => Promise<boolean>;
  chosen: { is: boolean; set: (id: number, isChosen: boolean) => void };
};

/** One person with all their entries, and the actions on them. */
function PersonRow({ person: { id, entries, disqualified }, control, change, chosen }: PersonRowProps) {
  const name = entries[0]?.handle ?? '';
  return (
    <li>
      <label className="draw__choice">
        <input
          type="checkbox"
          checked={chosen.is}
          onChange={(event) => chosen.set(id, event.target.checked)}
        />{' '}
        <bdi>{name}</bdi>
      </label>
      <ul>
        {entries.map(({ account, handle, tickets }) => (
          <li key={`${account} ${handle}`}>
            {accountName(control, account)}: <bdi>{handle}</bdi>
            {tickets > 1 && `, ${tickets} tickets`}{' '}
            {entries.length > 1 && (
              <ReasonedButton
                label="Somebody else"
                question={`Why is ${handle} somebody else? Visitors read it, so leave names out.`}
                perform={(reason) => change({ action: 'part', person: id, account, handle, reason })}
              />
            )}
          </li>
        ))}
      </ul>
      {disqualified ? (
        <>
          <p>
            Disqualified by <bdi>{disqualified.by}</bdi>: {disqualified.reason}
          </p>
          <ReasonedButton
            label="Readmit"
            question={`Why is ${name} readmitted? Visitors read it, so leave names out.`}
            perform={(reason) => change({ action: 'admit', person: id, reason })}
          />
        </>
      ) : (
        <ReasonedButton
          label="Disqualify"
          question={`Why is ${name} disqualified? Visitors read it, so leave names out.`}
          perform={(reason) => change({ action: 'disqualify', people: [id], reason })}
        />
      )}
    </li>
  );
}

type Question = Omit<Extract<PeopleRequest, { action: 'find' }>, 'action'>;

const AMONG: [Question['among'], string][] = [
  ['all', 'Everybody'],
  ['several', 'With several handles'],
  ['free', 'With free entries'],
  ['disqualified', 'Disqualified'],
];

function PeopleSearch({ find }: { find: (question: Question) => Promise<void> }) {
  const id = useId();
  const [text, setText] = useState('');
  const [among, setAmong] = useState<Question['among']>('all');
  const search = () => find({ text: text.trim(), among });
  return (
    <fieldset className="draw__form">
      <legend>People</legend>
      <label htmlFor={`${id}text`}>Handle begins with</label>
      <input
        id={`${id}text`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field is inside the form of the round, which Enter would save.
          event.preventDefault();
          void search();
        }}
      />
      <label htmlFor={`${id}among`}>Among</label>
      <select
        id={`${id}among`}
        value={among}
        onChange={(event) => setAmong(event.target.value as Question['among'])}
      >
        {AMONG.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={search}>
        Search
      </Button>
    </fieldset>
  );
}

const FIRST: Question = { text: '', among: 'all' };

/** Look somebody up; merge, split, disqualify, also many at once. */
export function PeoplePanel({ control, round }: { control: RoundControl; round: RoundActions }) {
  const [question, setQuestion] = useState<Question>(FIRST);
  const [people, setPeople] = useState<DrawPerson[]>();
  const [chosen, setChosen] = useState<readonly number[]>([]);

  const find = async (asked: Question) => {
    setQuestion(asked);
    const { answer, problem } = await postToApi(round.people, { action: 'find', ...asked }, peopleAnswer);
    if (problem) return void toast.error(problem);
    setPeople(answer ?? []);
    setChosen([]);
  };
  const change = async (request: PeopleRequest): Promise<boolean> => {
    const problem = await post(round.people, request);
    if (problem) toast.error(problem);
    else await Promise.all([round.load(), people && find(question)]);
    return problem === null;
  };
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));

  return (
    <>
      <PeopleSearch find={find} />
      {people && (
        <div aria-live="polite">
          {people.length === 0 && <p>Nobody matches.</p>}
          {people.length > 1 && (
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              onClick={() => setChosen(people.map(({ id }) => id))}
            >
              Choose all {people.length} shown
            </Button>
          )}
          {chosen.length > 1 && (
            <ReasonedButton
              label={`Disqualify these ${chosen.length}`}
              question="Why are they disqualified? Visitors read it, so leave names out."
              perform={(reason) => change({ action: 'disqualify', people: [...chosen], reason })}
            />
          )}
          {chosen.length > 1 && (
            <ReasonedButton
              label={`Join these ${chosen.length} as one person`}
              question="Why are they one person? Visitors read it, so leave names out."
              perform={(reason) => change({ action: 'join', people: [...chosen], reason })}
            />
          )}
          <ol aria-label="People">
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                control={control}
                change={change}
                chosen={{ is: chosen.includes(person.id), set: choose }}
              />
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
