import { KeyRound, Laptop, Smartphone } from 'lucide-react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { Factors } from '../../contract';

type Props = { factors: Factors; isOwn: boolean; isPending: boolean; remove: (which: string) => void };

const used = (at: string | null) => (at ? `used ${dateTimeText(at)}` : 'not used yet');
const iconOf = (name: string) => (name === 'Computer' ? Laptop : name === 'Phone' ? Smartphone : KeyRound);

/** Each key with its name and times; one's own can be removed one by one. */
export function KeyList({ factors: { passkeys, codeApp }, isOwn, isPending, remove }: Props) {
  const rows = [
    ...passkeys.map((one) => ({
      which: `passkey-${one.id}`,
      name: one.name,
      note: one.worksHere
        ? used(one.lastUsedAt)
        : 'made for another address of this site: it does not work here',
      createdAt: one.createdAt,
    })),
    ...(codeApp
      ? [
          {
            which: 'code-app',
            name: 'Authenticator app',
            note: used(codeApp.lastUsedAt),
            createdAt: codeApp.createdAt,
          },
        ]
      : []),
  ];
  return (
    <ul className="key-list">
      {rows.map(({ which, name, note, createdAt }) => {
        const Icon = iconOf(name);
        return (
          <li key={which}>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{name}</b>
              <small>
                added {dateTimeText(createdAt)}, {note}
              </small>
            </span>
            {isOwn && (
              <button
                type="button"
                className="text-button key-list__remove"
                disabled={isPending}
                onClick={() => remove(which)}
              >
                Remove<span className="visually-hidden"> {name}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
