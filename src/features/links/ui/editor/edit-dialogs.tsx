import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { TextField } from '@/kit/ui/form/text-field';
import type { Credentials } from './edit-ports';
import type { LinksEditor } from './editor-type';
import { FormMessage } from './form-message';
import { LinkForm } from './link-form';
import { browserHasPasskeys } from './passkey';
import { useEditState } from './use-edit-state';

type Props = {
  /** Resolves to the sentence that says why it failed, or null. */
  onSubmit: (credentials: Credentials) => Promise<string | null>;
  onPasskey: () => Promise<string | null>;
  onCancel: () => void;
};

type Errors = { username?: string; password?: string };

function LoginForm({ onSubmit, onPasskey, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const input = (name: keyof Errors) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the form opens; `input` reads a ref
  useEffect(() => input('username')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const username = input('username')?.value.trim() ?? '';
    const password = input('password')?.value ?? '';
    setErrors({
      username: username ? undefined : 'Please enter your username',
      password: password ? undefined : 'Please enter your password',
    });
    setSentence(null);
    if (!username || !password) return input(username ? 'password' : 'username')?.focus();
    setPending(true);
    const failure = await onSubmit({ username, password });
    setPending(false);
    setSentence(failure);
    if (failure) input('password')?.select();
  };

  const passkey = async () => {
    setPending(true);
    setSentence(null);
    const failure = await onPasskey();
    setPending(false);
    setSentence(failure);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-[18px]">
      <TextField
        name="username"
        label="Username"
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <FormMessage text={sentence} />
      {browserHasPasskeys() && (
        <Button variant="outline" disabled={pending} onClick={passkey}>
          Sign in with a passkey
        </Button>
      )}
      <div className="dialog-actions mt-1.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Logging in...">
          Login
        </Button>
      </div>
    </form>
  );
}

/** Both dialogs stay mounted: a toast that moved into one must not disappear with it. */
export function EditDialogs({ editor }: { editor: LinksEditor }) {
  const { loginOpen, editing, mayEdit, form } = useEditState(editor.store);
  const { session, links } = editor;
  // When the session is lost, sign-in comes first; the form then reopens with its draft.
  const formOpen = editing && mayEdit && form !== null && !loginOpen;
  return (
    <>
      <Dialog open={loginOpen} onClose={session.cancelLogin} title="Login to Manage Links">
        <LoginForm
          onSubmit={session.login}
          onPasskey={session.loginWithPasskey}
          onCancel={session.cancelLogin}
        />
      </Dialog>
      <Dialog open={formOpen} onClose={links.cancel} title={form?.id === null ? 'Add New Link' : 'Edit Link'}>
        {form ? <LinkForm editor={editor} form={form} /> : null}
      </Dialog>
    </>
  );
}
