import type { RoundControl } from '../contract';
import { FREE_ENTRY } from '../protocol/entry';

const number = new Intl.NumberFormat('en-US');

/** Figures of the round. */
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
    <dl className="figures" aria-live="polite">
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The label of an account, by its key. */
export const accountName = ({ accounts }: Pick<RoundControl, 'accounts'>, key: string) =>
  key === FREE_ENTRY ? 'Free entry' : (accounts.find((account) => account.key === key)?.label ?? key);
