'use client';

import type { RoundControl } from '../../contract';
import type { DrawPerson, PeopleRequest } from '../../contract.people';
import { ReasonedButton } from '../reasoned-button';
import { accountName } from '../round-figures';

type PersonRowProps = {
  person: DrawPerson;
  control: RoundControl;
  change: (request: PeopleRequest) => Promise<boolean>;
  chosen: { is: boolean; set: (id: number, isChosen: boolean) => void };
};

/** One person with all their entries, and the actions on them. */
export function PersonRow({
  person: { id, entries, disqualified },
  control,
  change,
  chosen,
}: PersonRowProps) {
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
