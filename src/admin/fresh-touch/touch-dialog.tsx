import { Fingerprint, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { TouchOptions, TouchStep } from '@/shared/fresh-touch';
import { giveTouch, readOptions } from './give-touch';
import { wordsOf } from './step-words';

type Props = { step: TouchStep; onEnd: (isTouched: boolean) => void };

const FIELD = {
  code: { label: 'Code of your app', type: 'text', autoComplete: 'one-time-code' },
  password: { label: 'Your password', type: 'password', autoComplete: 'current-password' },
} as const;

/** Before what cannot be undone: says what goes and what stays, and takes one fresh touch. */
export function TouchDialog({ step, onEnd }: Props) {
  const [words] = useState(() => wordsOf(step));
  const [options, setOptions] = useState<TouchOptions | null>(null);
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
    return () => element?.close();
  }, []);
  useEffect(() => {
    readOptions(step).then(({ answer, problem }) => {
      setOptions(answer);
      setProblem(problem ?? undefined);
    });
  }, [step]);

  const touch = async (event: FormEvent) => {
    event.preventDefault();
    if (!options || isPending) return;
    setIsPending(true);
    const refusal = await giveTouch(step, options, typed);
    if (refusal === null) return onEnd(true);
    setProblem(refusal === 'no touch' ? `No touch arrived. Nothing was ${words.done}.` : refusal);
    const next = await readOptions(step);
    setOptions(next.answer ?? options);
    setIsPending(false);
  };
  const isPasskey = options?.method === 'passkey';
  const field = options && options.method !== 'passkey' ? FIELD[options.method] : null;

  return (
    <dialog
      ref={dialog}
      className="touch"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onCancel={(event) => {
        event.preventDefault();
        onEnd(false);
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onEnd(false)}
    >
      <form className="touch__body" onSubmit={touch} noValidate>
        <div className="touch__head">
          <h2 id={titleId}>{words.title}</h2>
          <button type="button" className="touch__close" aria-label="Close" onClick={() => onEnd(false)}>
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
        <div className="touch__how">
          <Fingerprint size={34} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <b>{isPasskey || !field ? 'One fresh touch' : 'Once more, is it you?'}</b>
            It counts for this one step and for one minute.
          </p>
        </div>
        {field && (
          <div className="touch__field">
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
        <p className="touch__problem" role="alert">
          {problem}
        </p>
        <div className="touch__actions">
          <button ref={wayOut} type="button" className="touch__keep" onClick={() => onEnd(false)}>
            {words.keep}
          </button>
          <button
            type="submit"
            className="touch__go"
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
