import { NO_TOUCH } from '@/core/shared/reauthentication';
import { isShown } from '../../contract';
import type { Credentials, EditApi, Notify } from './edit-ports';
import { errorMessage, errorSentence, errorStatus, needsSecondFactor } from './edit-ports';
import type { EditStore } from './edit-store';

const COOKIE_REFUSED = 'Your browser did not keep the sign-in. Please allow cookies for this site.';
const INVALID = 'Invalid credentials. Please try again.';

/** Signing in and out, and entering and leaving edit mode. Nothing is requested twice, nothing is retried. */
export function sessionActions(store: EditStore, api: EditApi, notify: Notify) {
  const fail = (description: string) => notify({ title: 'Error', description, tone: 'destructive' });
  let reads = 0;

  /** Reads the whole list; only the latest response counts. Rejects on failure. */
  async function read() {
    reads += 1;
    const mine = reads;
    const answer = await api.list();
    if (mine === reads) store.set({ links: answer.links, mayEdit: answer.mayEdit, loadError: null });
  }

  async function load() {
    store.set({ loadError: null });
    await read().catch((error) => store.set({ loadError: errorMessage(error) }));
  }

  async function enter() {
    store.set({ editing: true, loginOpen: false });
    await load();
  }

  /** The one refetch after a write. The page already shows the write's response, so a failure is silent. */
  async function refetch() {
    const mightEdit = store.get().mayEdit;
    await read().catch(() => {});
    if (store.get().editing && mightEdit && !store.get().mayEdit) store.set({ loginOpen: true });
  }

  async function open() {
    const { asking, editing } = store.get();
    if (asking || editing) return;
    store.set({ asking: true });
    try {
      if (await api.session()) await enter();
      else store.set({ loginOpen: true });
    } catch (error) {
      fail(errorMessage(error));
    } finally {
      store.set({ asking: false });
    }
  }

  /** Resolves to the sentence to show in the dialog, or null when the person is signed in. */
  async function afterSignIn() {
    notify({ title: 'Logged in successfully!' });
    const [session] = await Promise.allSettled([api.session(), enter()]);
    if (session.status === 'fulfilled' && !session.value) {
      store.set({ editing: false, loginOpen: true });
      fail(COOKIE_REFUSED);
      return COOKIE_REFUSED;
    }
    return null;
  }

  async function login(credentials: Credentials) {
    try {
      await api.login(credentials);
    } catch (error) {
      if (needsSecondFactor(error)) {
        api.finishSignIn();
        return null;
      }
      const sentence = [400, 401].includes(errorStatus(error)) ? INVALID : errorMessage(error);
      fail(sentence);
      return sentence;
    }
    return afterSignIn();
  }

  async function loginWithPasskey() {
    try {
      if (!(await api.loginWithPasskey())) return NO_TOUCH;
    } catch (error) {
      return errorSentence(error);
    }
    return afterSignIn();
  }

  /** There is no edit mode without a session; an open draft is kept for the next sign-in. */
  const cancelLogin = () => store.set({ loginOpen: false, editing: false });

  const leave = () => store.set({ editing: false, form: null, removed: null });

  async function logout() {
    if (store.get().writing) return;
    store.set({ writing: true });
    try {
      await api.logout();
    } catch {
      notify({ title: 'Logout failed. Please try again.', tone: 'destructive' });
      return;
    } finally {
      store.set({ writing: false });
    }
    const visible = store.get().links?.filter((link) => isShown(link, Date.now())) ?? null;
    leave();
    store.set({ links: visible, mayEdit: false });
    notify({ title: 'Logged out successfully!' });
    await api.session().catch(() => false);
  }

  return { open, load, refetch, login, loginWithPasskey, cancelLogin, exit: leave, logout };
}

export type SessionActions = ReturnType<typeof sessionActions>;
