import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Only if a setting names this machine by its IP address: your own relay, or one that a test runs. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])$/;

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** Resolves as usual, and refuses names that lead into a private network: the address that is checked is the one used. */
const resolvePublic: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error('It has no address'), '', 4);
    if (!addresses.every(({ address }) => isPublic(address)))
      return done(new Error('Its name leads to an address that is not public'), '', 4);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

type Question = {
  /** Bytes of the answer that are read; more is an error. */
  largest: number;
  /** Until the last byte of the answer. */
  patienceMs: number;
};

const isAllowed = ({ protocol, hostname }: URL) =>
  LOOPBACK.test(hostname) ||
  ((protocol === 'https:' || protocol === 'http:') &&
    (!ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')) || isPublic(hostname.replace(/^\[|\]$/g, ''))));

/**
 * Reads a small response of a host on the public network. It follows no redirect and reaches no
 * private address.
 * @throws Error with a sentence: not reached, too slow, too much, not 200
 */
export function askPublicHost(address: string, { largest, patienceMs }: Question): Promise<Buffer> {
  const url = new URL(address);
  if (!isAllowed(url)) return Promise.reject(new Error('Its address is not public.'));
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      { signal, ...(LOOPBACK.test(url.hostname) ? {} : { lookup: resolvePublic }) },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= largest) return void parts.push(part);
          fail(new Error('It sent too much.'));
          request.destroy();
        });
        answer.on('error', fail);
        answer.on('end', () =>
          answer.statusCode === 200
            ? done(Buffer.concat(parts))
            : fail(new Error(`It answered ${answer.statusCode}.`)),
        );
      },
    );
    request.on('error', () =>
      fail(new Error(signal.aborted ? 'It took too long.' : 'It could not be reached.')),
    );
  });
}
