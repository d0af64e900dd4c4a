import { z } from 'zod';
import { callApi } from '@/kit/ui/http';
import { LINKS_API, linkListResponse, linkResponse, ORDER_API, restoreLinkApi } from '../../contract';
import type { EditApi } from './edit-ports';
import { openPasskeySession } from './passkey';

/** The staff feature's endpoints; features never import each other, so the page passes these in. */
export type SignInPaths = {
  session: string;
  login: string;
  logout: string;
  passkey: string;
  passkeyOptions: string;
  /** The page that asks for what a right password still lacks. */
  secondStep: string;
};

const sessionAnswer = z.object({ authenticated: z.boolean() });

const one = (id: number) => `${LINKS_API}/${id}`;

/** The list's `Allow` header says what this reader may do: roles that may edit are offered POST. */
async function list() {
  let mayEdit = false;
  const links = await callApi({
    method: 'GET',
    path: LINKS_API,
    responseSchema: linkListResponse,
    onHeaders: (headers) => {
      mayEdit = headers.get('Allow')?.includes('POST') ?? false;
    },
  });
  return { links, mayEdit };
}

export const editApi = (paths: SignInPaths): EditApi => ({
  session: async () => {
    const answer = await callApi({ method: 'GET', path: paths.session, responseSchema: sessionAnswer });
    return answer.authenticated;
  },
  login: (credentials) => callApi({ method: 'POST', path: paths.login, body: credentials }),
  loginWithPasskey: () => openPasskeySession(paths),
  finishSignIn: () => window.location.assign(paths.secondStep),
  logout: () => callApi({ method: 'POST', path: paths.logout }),
  list,
  add: (body) => callApi({ method: 'POST', path: LINKS_API, body, responseSchema: linkResponse }),
  update: (id, body) => callApi({ method: 'PATCH', path: one(id), body, responseSchema: linkResponse }),
  remove: (id) => callApi({ method: 'DELETE', path: one(id) }),
  restore: (id) => callApi({ method: 'POST', path: restoreLinkApi(id) }),
  reorder: (body) => callApi({ method: 'POST', path: ORDER_API, body, responseSchema: linkListResponse }),
});
