import { expect } from 'vitest';
import { send } from '../support/api';
import { ask, type Person, type Reply } from './environment';
import type { RaceFile } from './race-file';

/** What the races at the desk send. */
export function deskCalls(file: RaceFile) {
  return {
    /** A POST to the desk by one of the two people, whose errors are plain text. */
    post:
      (who: Person, place: number, path: string, body: object, headers = {}) =>
      async (): Promise<Reply & { text: string }> => {
        const site = file.environment.sites[place as 0 | 1];
        const { status, text } = await send(site, `/admin/api/desk/${path}`, body, {
          Cookie: who.cookies[place as 0 | 1],
          ...headers,
        });
        return { status, text, body: {} };
      },

    patch: (who: number, place: number, path: string, body: object) => () =>
      ask(file.environment, { person: file.person(who), at: place, method: 'PATCH', path, body }),

    /** @returns the id of the new record */
    add: async (slug: string, body: object): Promise<number> => {
      const added = await ask(file.environment, {
        person: file.person(0),
        at: 0,
        method: 'POST',
        path: `/admin/api/${slug}`,
        body,
      });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
      return (added.body.doc as { id: number }).id;
    },
  };
}
