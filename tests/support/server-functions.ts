import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, call } from './api';
import type { Site } from './site';

type Manifest = { node: Record<string, { filename: string }> };

/** The address that the build gave to the function which the back office's pages call by name. */
function functionId(): string {
  const file = path.join(import.meta.dirname, '../../.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const [id] =
    Object.entries(node).find(([, { filename }]) => filename === 'src/app/(payload)/layout.tsx') ?? [];
  if (!id) throw new Error('The build has no server function of the back office');
  return id;
}

/** Calls a function of Payload by its name, as its pages do. */
export const callFunction = (
  site: Site,
  name: unknown,
  args: object,
  cookie?: string,
  page = '/admin/login',
): Promise<Answer> =>
  call(site, page, {
    method: 'POST',
    headers: {
      'Next-Action': functionId(),
      'Content-Type': 'text/plain;charset=UTF-8',
      Accept: 'text/x-component',
      Origin: site.url,
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: JSON.stringify([{ name, args }]),
  });
