'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type FollowerList, type ListState, problemsPath, type RoundControl } from '../../contract';
import { accountName } from '../round-figures';
import { mayCorrect } from '../round-progress';
import type { RoundActions } from '../use-round-control';

const number = new Intl.NumberFormat('en-US');

const STATES: Record<ListState, string> = {
  waiting: 'Waiting',
  running: 'Being read',
  done: 'Done',
  failed: 'Not read',
  leaving: 'Being removed',
  gone: 'Removed',
};

const counted = ({ rows, added, known, bad }: FollowerList) =>
  `${number.format(rows)} rows: ${number.format(added)} new, ${number.format(known)} known, ${number.format(bad)} bad`;

/** A list that is being read can be stopped; one that added nobody may stay. */
const canLeave = ({ state, added }: FollowerList) =>
  ['waiting', 'running', 'failed'].includes(state) || (state === 'done' && added > 0);

type ListRowProps = { list: FollowerList; control: RoundControl; round: RoundActions };

function ListRow({ list, control, round }: ListRowProps) {
  const { api } = useConfig().config.routes;
  const { id } = useDocumentInfo();
  const perform = (action: 'remove-list' | 'retry') => async () => {
    const problem = await round.requestTransition({ action, list: list.id });
    if (problem) toast.error(problem);
  };
  return (
    <li>
      {accountName(control, list.account)}: <bdi>{list.name}</bdi>
      <span className="delivery" data-state={list.state === 'done' ? 'sent' : list.state}>
        {STATES[list.state]}
      </span>
      {list.state === 'running' && (
        <progress max={list.bytes} value={list.bytesRead} aria-label="Read so far" />
      )}
      <p>{counted(list)}</p>
      {list.problem && <p className="delivery__problem">{list.problem}</p>}
      {list.bad > 0 && (
        <a href={`${api}/${problemsPath(String(id), list.id)}`} download={`bad-rows-${list.id}.csv`}>
          Bad rows, with line, value and reason
        </a>
      )}{' '}
      {mayCorrect(control) && list.mayRetry && (
        <Button size="small" margin={false} onClick={perform('retry')}>
          Try again
        </Button>
      )}{' '}
      {mayCorrect(control) && canLeave(list) && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={perform('remove-list')}>
          Remove this list
        </Button>
      )}
    </li>
  );
}

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
