'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { post, postToApi } from '@/kit/admin/post-to-api';
import type { RoundControl } from '../../contract';
import type { DrawPerson, PeopleRequest } from '../../contract.people';
import { peopleAnswer } from '../answers';
import { ReasonedButton } from '../reasoned-button';
import type { RoundActions } from '../use-round-control';
import { PeopleSearch, type Question } from './people-search';
import { PersonRow } from './person-row';

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
