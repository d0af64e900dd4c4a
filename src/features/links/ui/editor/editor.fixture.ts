import type { SocialLink } from '../../contract';
import type { EditApi, EditorNotice, LinkBody } from './edit-ports';
import { createStore } from './edit-store';
import { linkActions } from './link-actions';
import { sessionActions } from './session-actions';

export const refusal = (status: number, body: string) =>
  Object.assign(new Error(`${status}: ${body}`), { status, body });

const linkOf = (id: number, { visibleFrom, visibleUntil, ...six }: LinkBody): SocialLink => ({
  id,
  ...six,
  ...(visibleFrom ? { visibleFrom } : {}),
  ...(visibleUntil ? { visibleUntil } : {}),
});

type Options = {
  signedIn?: boolean;
  keepsCookie?: boolean;
  refuse?: Partial<Record<keyof EditApi, Error>>;
};

/** Edit mode with an in-memory server that records every request and every toast. */
export function editorFixture({ signedIn = false, keepsCookie = true, refuse = {} }: Options = {}) {
  const calls: string[] = [];
  const notices: EditorNotice[] = [];
  let session = signedIn;
  let rows: SocialLink[] = [
    { id: 1, label: 'Instagram', url: 'instagram.com/c', icon: 'instagram', order: 0, isActive: true },
    { id: 2, label: 'X', url: 'x.com/c', icon: 'x', order: 1, isActive: false },
  ];
  const kept = [...rows];
  const call = async <T>(name: keyof EditApi, detail: string, answer: () => T) => {
    calls.push(`${name}${detail}`);
    const error = refuse[name];
    if (error) throw error;
    return answer();
  };
  const api: EditApi = {
    session: () => call('session', '', () => session),
    login: () =>
      call('login', '', () => {
        session = keepsCookie;
      }),
    loginWithPasskey: () =>
      call('loginWithPasskey', '', () => {
        session = keepsCookie;
        return true;
      }),
    finishSignIn: () => void calls.push('finishSignIn'),
    logout: () =>
      call('logout', '', () => {
        session = false;
      }),
    list: () => call('list', '', () => ({ links: [...rows], mayEdit: session })),
    add: (body) =>
      call('add', ` ${JSON.stringify(body)}`, () => {
        const link = linkOf(3, body);
        rows = [link, ...rows];
        return link;
      }),
    update: (id, body) => call('update', ` ${id}`, () => linkOf(id, body)),
    remove: (id) =>
      call('remove', ` ${id}`, () => {
        rows = rows.filter((row) => row.id !== id);
      }),
    restore: (id) =>
      call('restore', ` ${id}`, () => {
        rows = [...rows, ...kept.filter((row) => row.id === id)];
      }),
    reorder: ({ seen, order }) =>
      call('reorder', ` ${seen} to ${order}`, () => {
        rows = order.flatMap((id) => rows.filter((row) => row.id === id));
        return rows;
      }),
  };
  const store = createStore();
  const notify = (notice: EditorNotice) => void notices.push(notice);
  const actions = sessionActions(store, api, notify);
  return { store, calls, notices, session: actions, links: linkActions(store, api, notify, actions.refetch) };
}
