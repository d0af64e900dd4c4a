import { Dialog } from '@/kit/ui/dialog';
import type { Editor } from './editor-type';
import { LinkForm } from './link-form';
import { LoginForm } from './login-form';
import { useEditState } from './use-edit-state';

/** Both dialogs stay mounted: a toast that moved into one must not disappear with it. */
export function EditDialogs({ editor }: { editor: Editor }) {
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
