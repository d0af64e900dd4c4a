'use client';

import { Button, toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { KeyRound, Laptop, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { fetchJson, postToApi, sendRequest } from '@/kit/admin/post-to-api';
import { type Factors, factorsAnswer, RECOVERY_CODES_API, recoveryAnswer } from '../../contract';
import { registerPasskey } from './add-passkey';
import { CodeAppForm } from './code-app-form';
import { RecoveryCodes } from './recovery-codes';

type KeyListProps = { factors: Factors; isOwn: boolean; isPending: boolean; remove: (which: string) => void };

const used = (at: string | null) => (at ? `used ${dateTimeText(at)}` : 'not used yet');
const iconOf = (name: string) => (name === 'Computer' ? Laptop : name === 'Phone' ? Smartphone : KeyRound);

/** Each key with its name and times; one's own can be removed one by one. */
function KeyList({ factors: { passkeys, codeApp }, isOwn, isPending, remove }: KeyListProps) {
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

type Props = { isPending: boolean; remove: () => void; keep: () => void };

/** Before the last key goes. */
function LastKey({ isPending, remove, keep }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="last-key" role="group" aria-label="This is your only key">
      <h3>This is your only key</h3>
      <p>Without it your password alone signs you in, and your recovery codes stop working.</p>
      <div className="factors__actions">
        <Button
          className="last-key__remove"
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isPending}
          onClick={remove}
        >
          Remove it anyway
        </Button>
        <Button buttonStyle="subtle" size="small" margin={false} onClick={keep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

/** The second factors of an account: one's own to add and remove, another's for an admin to reset. */
export function AccountFactors() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { api } = useConfig().config.routes;
  const [factors, setFactors] = useState<Factors>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isAddingApp, setIsAddingApp] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const address = `${api}/users/${id}/factors`;
  const isOwn = user?.id === id;

  const load = useCallback(async () => {
    if (id !== undefined) setFactors((await fetchJson(address, factorsAnswer)) ?? undefined);
  }, [address, id]);
  useEffect(() => void load(), [load]);
  if (id === undefined || !factors) return null;

  const { passkeys, codeApp, recoveryCodesLeft, passkeysWork, isRequired } = factors;
  const held = passkeys.length + (codeApp ? 1 : 0);
  const during = async (work: () => Promise<string | null>) => {
    setIsPending(true);
    const refusal = await work();
    setIsPending(false);
    setProblem(refusal);
    await load();
  };
  const takeCodes = ({
    answer,
    problem,
  }: {
    answer: { recoveryCodes: string[] | null } | null;
    problem: string | null;
  }) => {
    setCodes(answer?.recoveryCodes ?? codes);
    return problem;
  };
  const add = () => during(async () => takeCodes(await registerPasskey()));
  const renew = () => during(async () => takeCodes(await postToApi(RECOVERY_CODES_API, {}, recoveryAnswer)));
  const remove = (which: string) =>
    during(async () => {
      setLeaving(null);
      const refusal = await sendRequest(`${address}?which=${which}`, { method: 'DELETE' });
      if (refusal === null) toast.success('Removed');
      return refusal;
    });

  return (
    <section className="desk factors" aria-label={isOwn ? 'Your keys' : 'Keys'}>
      <h2>{isOwn ? 'Your keys' : 'Keys'}</h2>
      <p className="field-description">
        {held > 0
          ? `The password alone opens nothing. ${recoveryCodesLeft} recovery codes are left.`
          : `Only a password protects this account.${isRequired ? ' Its role requires a key: the next sign-in asks for one.' : ''}`}
      </p>
      <KeyList
        factors={factors}
        isOwn={isOwn}
        isPending={isPending}
        remove={held === 1 ? setLeaving : remove}
      />
      {leaving && (
        <LastKey isPending={isPending} remove={() => remove(leaving)} keep={() => setLeaving(null)} />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {isAddingApp && (
        <CodeAppForm
          onCancel={() => setIsAddingApp(false)}
          onAdded={(recoveryCodes) => {
            setIsAddingApp(false);
            setCodes(recoveryCodes);
            void load();
          }}
        />
      )}
      <p className="factors__problem" role="alert">
        {problem}
      </p>
      <div className="factors__actions">
        {isOwn && passkeysWork && (
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isPending} onClick={add}>
            {passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}
          </Button>
        )}
        {isOwn && !passkeysWork && !isAddingApp && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setIsAddingApp(true)}>
            {codeApp ? 'Change the authenticator app' : 'Add an authenticator app'}
          </Button>
        )}
        {isOwn && held > 0 && (
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isPending} onClick={renew}>
            New recovery codes
          </Button>
        )}
        {!isOwn && held > 0 && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isPending}
            onClick={() => remove('all')}
          >
            Remove all keys of this person
          </Button>
        )}
      </div>
    </section>
  );
}
