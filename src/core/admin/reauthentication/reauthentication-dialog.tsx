import { startAuthentication } from '@simplewebauthn/browser';
import { Fingerprint, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  REAUTHENTICATION_API,
  REAUTHENTICATION_OPTIONS_API,
  type ReauthenticationOptions,
  reauthenticationOptions,
  type SensitiveAction,
} from '@/core/shared/reauthentication';
import { post, postToApi } from '@/kit/admin/post-to-api';
import { actionWords } from './action-words';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the account is asked for, with a new challenge. */
const readOptions = (action: SensitiveAction) =>
  postToApi(REAUTHENTICATION_OPTIONS_API, { action }, reauthenticationOptions);

/** @returns what went wrong, as a sentence; 'no touch' when the person or the browser canceled */
async function reauthenticate(
  action: SensitiveAction,
  { method, passkey }: ReauthenticationOptions,
  typed: string,
): Promise<string | 'no touch' | null> {
  if (method !== 'passkey') return post(REAUTHENTICATION_API, { action, [method]: typed });
  const signed = await startAuthentication({ optionsJSON: passkey as unknown as PasskeyOptions }).catch(
    () => null,
  );
  return signed ? post(REAUTHENTICATION_API, { action, passkey: signed }) : 'no touch';
}

type Props = { action: SensitiveAction; onEnd: (isConfirmed: boolean) => void };

const FIELD = {
  code: { label: 'Code from your app', type: 'text', autoComplete: 'one-time-code' },
  password: { label: 'Your password', type: 'password', autoComplete: 'current-password' },
} as const;

/** Before what cannot be undone: says what goes and what stays, and asks for a passkey, a code or the password. */
export function ReauthenticationDialog({ action, onEnd }: Props) {
  const [words] = useState(() => actionWords(action));
  const [options, setOptions] = useState<ReauthenticationOptions | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const [titleId, leadId, fieldId] = [useId(), useId(), useId()];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    wayOut.current?.focus();
    // Below may be a dialog of Payload, whose trap for the focus would take Tab and Escape away from this one.
    const keepKeys = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', keepKeys, true);
    return () => {
      window.removeEventListener('keydown', keepKeys, true);
      element?.close();
    };
  }, []);
  useEffect(() => {
    readOptions(action).then(({ answer, problem }) => {
      setOptions(answer);
      setProblem(problem ?? undefined);
    });
  }, [action]);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!options || isPending) return;
    setIsPending(true);
    const refusal = await reauthenticate(action, options, typed);
    if (refusal === null) return onEnd(true);
    setProblem(refusal === 'no touch' ? `No touch arrived. Nothing was ${words.done}.` : refusal);
    const next = await readOptions(action);
    setOptions(next.answer ?? options);
    setIsPending(false);
  };
  const isPasskey = options?.method === 'passkey';
  const field = options && options.method !== 'passkey' ? FIELD[options.method] : null;

  return (
    <dialog
      ref={dialog}
      className="reauthentication"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onCancel={(event) => {
        event.preventDefault();
        onEnd(false);
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onEnd(false)}
    >
      <form className="reauthentication__body" onSubmit={confirm} noValidate>
        <div className="reauthentication__head">
          <h2 id={titleId}>{words.title}</h2>
          <button
            type="button"
            className="reauthentication__close"
            aria-label="Close"
            onClick={() => onEnd(false)}
          >
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <p id={leadId}>{words.lead}</p>
        <dl>
          <div>
            <dt>Goes</dt>
            <dd>{words.goes}</dd>
          </div>
          <div>
            <dt>Stays</dt>
            <dd>{words.stays}</dd>
          </div>
        </dl>
        <div className="reauthentication__how">
          <Fingerprint size={34} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <b>{isPasskey || !field ? 'One fresh touch' : 'Please confirm that it’s you'}</b>
            It counts for this one step and for one minute.
          </p>
        </div>
        {field && (
          <div className="reauthentication__field">
            <label htmlFor={fieldId}>{field.label}</label>
            <input
              id={fieldId}
              type={field.type}
              autoComplete={field.autoComplete}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        )}
        <p className="reauthentication__problem" role="alert">
          {problem}
        </p>
        <div className="reauthentication__actions">
          <button ref={wayOut} type="button" className="reauthentication__keep" onClick={() => onEnd(false)}>
            {words.keep}
          </button>
          <button
            type="submit"
            className="reauthentication__go"
            data-red={words.isRed || undefined}
            disabled={!options || isPending || (field !== null && typed === '')}
          >
            {isPending && isPasskey
              ? 'Waiting for your touch'
              : `${field ? 'Confirm' : 'Touch'} and ${words.verb}`}
          </button>
        </div>
      </form>
    </dialog>
  );
}
