'use client';

import { Button } from '@payloadcms/ui';
import type { DrawPerson, PeopleRequest, RoundDesk } from '../../contract';
import { ReasonedButton } from '../reasoned-button';
import { accountName } from '../round-figures';

type PersonRowProps = {
  person: DrawPerson;
  desk: RoundDesk;
  change: (request: PeopleRequest) => Promise<boolean>;
  chosen: { is: boolean; set: (id: number, isChosen: boolean) => void };
};

/** One person with all entries, and what can be done about them. */
export function PersonRow({ person: { id, entries, disqualified }, desk, change, chosen }: PersonRowProps) {
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
            {accountName(desk, account)}: <bdi>{handle}</bdi>
            {tickets > 1 && `, ${tickets} tickets`}{' '}
            {entries.length > 1 && (
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                onClick={() => change({ action: 'part', person: id, account, handle })}
              >
                Somebody else
              </Button>
            )}
          </li>
        ))}
      </ul>
      {disqualified ? (
        <>
          <p>
            Disqualified by <bdi>{disqualified.by}</bdi>: {disqualified.reason}
          </p>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => change({ action: 'admit', person: id })}
          >
            Admit again
          </Button>
        </>
      ) : (
        <ReasonedButton
          label="Disqualify"
          question={`Why is ${name} disqualified?`}
          perform={(reason) => change({ action: 'disqualify', person: id, reason })}
        />
      )}
    </li>
  );
}
