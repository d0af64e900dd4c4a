import { createHmac } from 'node:crypto';
import { signInEachRole } from '../support/accounts';
import { application, query, send, signIn, someone } from '../support/api';
import { addDraw } from '../support/draws';
import { addIssue } from '../support/issues';
import { quoteForm } from '../support/quotes';
import type { Site } from '../support/site';
import { request } from '../support/tickets';
import type { Person } from './row';

/** One record of each kind, staff of each role, and invalid cookies. */
export type AbuseFixture = { cookies: Record<Person, string>; places: Record<string, string> };

const newest = async (site: Site, table: string) =>
  String((await query<{ id: number }>(site, `select max(id) as id from ${table}`))[0]?.id);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token in the site's format, with another secret or without any. */
function forgedToken(claims: object, algorithm: 'none' | 'HS256', secret = ''): string {
  const body = `${part({ alg: algorithm, typ: 'JWT', authVersion: 1 })}.${part(claims)}`;
  const signature = algorithm === 'none' ? '' : createHmac('sha256', secret).update(body).digest('base64url');
  return `${body}.${signature}`;
}

const claimsOf = (cookie: string) =>
  JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString());

export async function makeAbuseFixture(site: Site): Promise<AbuseFixture> {
  const cookies = { anyone: '', ...(await signInEachRole(site)) } as Record<Person, string>;
  const { admin } = cookies;
  const ticket = await request(site);
  await send(site, '/api/waitlist', application());
  await send(site, '/api/newsletter', { email: someone() });
  await fetch(`${site.url}/merch/quote`, {
    method: 'POST',
    body: quoteForm(),
    headers: { Accept: 'application/json' },
  });
  const draw = await addDraw(site, admin);
  const issue = await addIssue(site, admin, 'The doors');
  const ended = await signIn(site);
  await send(site, '/api/auth/logout', {}, { Cookie: ended });
  const claims = claimsOf(admin);
  return {
    cookies,
    places: {
      ticket: String(ticket.id),
      application: await newest(site, 'waitlist'),
      quote: await newest(site, 'quotes'),
      link: await newest(site, 'social_links'),
      user: await newest(site, 'users'),
      picture: await newest(site, 'media'),
      draw: String(draw),
      issue: String(issue),
      port: String(site.port),
      'ended session': ended.split('=')[1] ?? '',
      'session signed by nobody': forgedToken(claims, 'none'),
      'session of another secret': forgedToken(claims, 'HS256', 'another secret of thirty-two letters'),
      'session in an unknown key': forgedToken(
        { ...claims, sid: 'none of ours' },
        'HS256',
        site.env.PAYLOAD_SECRET,
      ),
    },
  };
}
