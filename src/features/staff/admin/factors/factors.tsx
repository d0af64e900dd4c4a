'use client';

import { Button, toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson, postToApi, sendRequest } from '@/kit/admin/post-to-api';
import { type Factors, factorsAnswer, RECOVERY_CODES_API, recoveryAnswer } from '../../contract';
import { addPasskey } from './add-passkey';
import { CodeAppForm } from './code-app-form';
import { KeyList } from './key-list';
import { LastKey } from './last-key';
import { RecoveryCodes } from './recovery-codes';

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
  const add = () => during(async () => takeCodes(await addPasskey()));
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
