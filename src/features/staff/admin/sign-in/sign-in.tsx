'use client';

import { Fingerprint } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { SECOND_STEP_API, type SecondStep } from '../../contract';
import { registerPasskey } from '../factors/add-passkey';
import { CodeAppForm } from '../factors/code-app-form';
import { RecoveryCodes } from '../factors/recovery-codes';
import { FirstPanel } from './first-panel';
import { InvitationPanel } from './invitation-panel';
import { Problem, SignInPanel } from './panel';
import { signInWithPasskey } from './passkey-sign-in';

type SecondFactorPanelProps = {
  step: SecondStep;
  passkeysWork: boolean;
  onDone: () => void;
  onBack: () => void;
};

const ELSEWHERE =
  'Your passkey belongs to another address of this site. Use a recovery code, or ask an admin to remove it.';

/** After the right password: the passkey, the app's code, or a recovery code. */
function SecondFactorPanel({
  step: { hasPasskey, hasCodeApp },
  passkeysWork,
  onDone,
  onBack,
}: SecondFactorPanelProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const during = async (work: () => Promise<string | null>) => {
    setIsPending(true);
    setProblem(null);
    const refusal = await work();
    setIsPending(false);
    if (refusal === null) onDone();
    else setProblem(refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(() => post(SECOND_STEP_API, { code }));
  };
  const label = hasCodeApp ? 'Code from your app, or a recovery code' : 'Recovery code';
  return (
    <SignInPanel title="One more step" lead="The password was right. Now show that it is you.">
      {hasPasskey && passkeysWork && (
        <>
          <button
            type="button"
            className="sign-in__main"
            disabled={isPending}
            onClick={() => during(signInWithPasskey)}
          >
            <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
            Use your passkey
          </button>
          <div className="sign-in__or">or</div>
        </>
      )}
      {hasPasskey && !passkeysWork && <p className="sign-in__hint">{ELSEWHERE}</p>}
      <form className="sign-in__form" onSubmit={submit} noValidate>
        <label htmlFor="field-code">{label}</label>
        <input
          id="field-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="sign-in__second" disabled={isPending || code.trim() === ''}>
          Continue
        </button>
      </form>
      <button type="button" className="text-button sign-in__link" onClick={onBack}>
        Start again
      </button>
    </SignInPanel>
  );
}

type AddKeyPanelProps = {
  isRequired: boolean;
  passkeysWork: boolean;
  onAdded: (recoveryCodes: string[] | null) => void;
  onSkip: () => void;
};

const WORDS = {
  required: {
    title: 'Add a key first',
    lead: 'Your role needs more than a password. Add a key now, and you are in.',
    skip: 'Start again',
  },
  offered: {
    title: 'Skip the password next time',
    lead: 'Add a passkey on this computer. It takes one touch, and it cannot be mailed to anyone by mistake.',
    skip: 'Not on this computer',
  },
};

/** Adding a first key: because the role requires it, or once a month as an offer. */
function AddKeyPanel({ isRequired, passkeysWork, onAdded, onSkip }: AddKeyPanelProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isApp, setIsApp] = useState(!passkeysWork);
  const { title, lead, skip } = isRequired ? WORDS.required : WORDS.offered;
  const add = async () => {
    setIsPending(true);
    setProblem(null);
    const { answer, problem } = await registerPasskey();
    setIsPending(false);
    if (answer) onAdded(answer.recoveryCodes);
    else setProblem(problem);
  };
  return (
    <SignInPanel title={title} lead={lead}>
      {isApp ? (
        <CodeAppForm onAdded={onAdded} onCancel={passkeysWork ? () => setIsApp(false) : onSkip} />
      ) : (
        <>
          <Problem text={problem} />
          <button type="button" className="sign-in__main" disabled={isPending} onClick={add}>
            <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
            {isPending ? 'Waiting for your touch' : 'Add a passkey'}
          </button>
          {isRequired && (
            <button type="button" className="text-button sign-in__link" onClick={() => setIsApp(true)}>
              This device has none: use an authenticator app
            </button>
          )}
          <button type="button" className="text-button sign-in__link" onClick={onSkip}>
            {skip}
          </button>
        </>
      )}
    </SignInPanel>
  );
}

/** The house lacks its middle member until somebody is in. */
function House({ isIn }: { isIn: boolean }) {
  return (
    <svg
      className="sign-in__house"
      aria-hidden="true"
      viewBox="0 0 336 242"
      fill="none"
      data-in={isIn || undefined}
    >
      <path d="M168 4 332 68V80H4V68Z" fill="var(--color-violet)" />
      <path d="M168 23 284 66H52Z" fill="var(--color-tympanum)" />
      <path d="M4 86H332V98H4Z" fill="var(--color-violet)" />
      <path
        d="M24 106h26v112H24zM286 106h26v112h-26zM89 106h26v112H89zM221 106h26v112h-26z"
        fill="var(--color-night-line)"
      />
      <g className="sign-in__member" stroke="var(--color-lilac)" strokeWidth="2.5" strokeDasharray="6 6">
        <circle cx="168" cy="121" r="14" />
        <path d="M156 144h24v73h-24z" />
      </g>
      <path d="M10 218H326V230H10Z" fill="var(--color-tympanum)" />
      <path d="M0 230H336V242H0Z" fill="var(--color-violet)" />
    </svg>
  );
}

const KEY = 'colonnade-passkey-offer';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether to offer a passkey in this browser now; then not again for a month. */
function isOfferDue(): boolean {
  try {
    const last = Number(localStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MONTH_MS) return false;
    localStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Storage is off: no way to remember a no.
    return false;
  }
}

type Props = {
  logo: ReactNode;
  /** A path of this site. */
  next: string;
  passkeysWork: boolean;
  /** This browser has signed in with one. */
  passkeyFirst?: boolean;
  /** What a sign-in that began in this browser still lacks. */
  pending: SecondStep;
  /** The address has an invitation, which comes first. */
  isInvited?: boolean;
};
type View = 'invitation' | 'first' | 'second-factor' | 'enroll' | 'offer' | 'codes';

/** Long enough to see the house complete. */
const FILL_MS = 240;

/** /admin/login and /admin/invitation: a password with what it still lacks, or a passkey. */
export function SignIn(props: Props) {
  const { logo, next, passkeysWork, passkeyFirst = false, pending, isInvited = false } = props;
  const [step, setStep] = useState(pending);
  const [view, setView] = useState<View>(isInvited ? 'invitation' : (pending.step ?? 'first'));
  const [isFirst, setIsFirst] = useState(true);
  const [codes, setCodes] = useState<string[]>([]);
  const [isIn, setIsIn] = useState(false);

  const go = (to: View) => {
    setIsFirst(false);
    setView(to);
  };
  const enter = () => {
    setIsIn(true);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(() => window.location.assign(next), isStill ? 0 : FILL_MS);
  };
  const added = (recoveryCodes: string[] | null) => {
    if (!recoveryCodes) return enter();
    setCodes(recoveryCodes);
    go('codes');
  };
  const passwordDone = () => (passkeysWork && isOfferDue() ? go('offer') : enter());
  const missed = (missing: SecondStep) => {
    setStep(missing);
    go(missing.step ?? 'first');
  };
  const VIEWS: Record<View, () => ReactNode> = {
    invitation: () => <InvitationPanel onDone={passwordDone} onMissing={missed} />,
    first: () => (
      <FirstPanel
        isFirst={isFirst}
        passkeysWork={passkeysWork}
        passkeyFirst={passkeyFirst}
        onPasskey={enter}
        onPassword={passwordDone}
        onMissing={missed}
      />
    ),
    'second-factor': () => (
      <SecondFactorPanel step={step} passkeysWork={passkeysWork} onDone={enter} onBack={() => go('first')} />
    ),
    enroll: () => (
      <AddKeyPanel isRequired passkeysWork={passkeysWork} onAdded={added} onSkip={() => go('first')} />
    ),
    offer: () => (
      <AddKeyPanel isRequired={false} passkeysWork={passkeysWork} onAdded={added} onSkip={enter} />
    ),
    codes: () => (
      <SignInPanel title="You are in">
        <RecoveryCodes codes={codes} onKept={enter} />
      </SignInPanel>
    ),
  };
  return (
    <div className="sign-in">
      <div className="sign-in__side">
        <header>{logo}</header>
        <main className="sign-in__main-part">{VIEWS[view]()}</main>
        <footer>Only for staff. Every sign-in is logged.</footer>
      </div>
      <div className="sign-in__picture">
        <House isIn={isIn} />
      </div>
    </div>
  );
}
