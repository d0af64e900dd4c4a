'use client';

import { type ReactNode, useState } from 'react';
import type { SecondStep } from '../../contract';
import { RecoveryCodes } from '../factors/recovery-codes';
import { AddKeyPanel } from './add-key-panel';
import { FirstPanel } from './first-panel';
import { House } from './house';
import { InvitationPanel } from './invitation-panel';
import { isOfferDue } from './monthly-offer';
import { Panel } from './panel';
import { SecondFactorPanel } from './second-factor-panel';

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
      <Panel title="You are in">
        <RecoveryCodes codes={codes} onKept={enter} />
      </Panel>
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
