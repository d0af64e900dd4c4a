import type { RoundControl } from '../contract';
import { FREE_ENTRY, PROTOCOL } from '../protocol/entry';

const number = new Intl.NumberFormat('en-US');

/** Figures of the round, and what was published of it. */
export function RoundFigures({
  control: { accounts, people, tickets, disqualified, facts },
}: {
  control: RoundControl;
}) {
  const figures = [
    { key: 'people', label: 'People', value: people },
    { key: 'tickets', label: 'Tickets', value: tickets },
    { key: 'disqualified', label: 'Disqualified', value: disqualified },
    // Two accounts may have the same label.
    ...(facts
      ? []
      : accounts.map(({ key, label, entries }) => ({ key: `of ${key}`, label, value: entries }))),
  ];
  return (
    <>
      <dl className="figures" aria-live="polite">
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      {facts && (
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
          <dt>Time stamp</dt>
          <dd>{'timeStamp' in facts && facts.timeStamp ? 'In the bundle' : 'None'}</dd>
        </dl>
      )}
    </>
  );
}

/** The label of an account, by its key. */
export const accountName = ({ accounts }: Pick<RoundControl, 'accounts'>, key: string) =>
  key === FREE_ENTRY ? 'Free entry' : (accounts.find((account) => account.key === key)?.label ?? key);
