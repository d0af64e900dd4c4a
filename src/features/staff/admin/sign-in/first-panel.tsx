import type { SecondStep } from '../../contract';
import { Panel } from './panel';
import { PasskeyButton } from './passkey-button';
import { PasswordForm } from './password-form';

type Props = {
  isFirst: boolean;
  passkeysWork: boolean;
  /** This browser has signed in with one. */
  passkeyFirst: boolean;
  onPasskey: () => void;
  onPassword: () => void;
  onMissing: (step: SecondStep) => void;
};

/** Both ways in, whatever keys the accounts have: the page tells nothing about them. */
export function FirstPanel({ isFirst, passkeysWork, passkeyFirst, ...on }: Props) {
  const leads = passkeysWork && passkeyFirst;
  const password = (
    <PasswordForm key="password" isFirst={!leads} onDone={on.onPassword} onMissing={on.onMissing} />
  );
  const or = (
    <div key="or" className="sign-in__or">
      or
    </div>
  );
  const passkey = <PasskeyButton key="passkey" isFirst={leads} onDone={on.onPasskey} />;
  const ways = leads ? [passkey, or, password] : [password, or, passkey];
  return (
    <Panel
      title="Back office"
      lead={leads ? 'This browser has signed in with a passkey before.' : 'Sign in with your staff account.'}
      isFirst={isFirst}
    >
      {passkeysWork ? ways : password}
      <p className="sign-in__hint">
        New here? Open the link in your invitation, or use the password that an admin gave you. Lost your
        password or your key? Another admin can let you in again.
      </p>
    </Panel>
  );
}
