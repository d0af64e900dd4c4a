import { isIP } from 'node:net';
import type { Email } from 'postal-mime';
import { isInOwnNetwork } from '@/kit/shared/network-address';

/** Header fields of an email, unfolded, in the order of the message. */
export type Headers = Email['headers'];

export const headersNamed = (headers: Headers, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

export const headerNamed = (headers: Headers, name: string): string => headersNamed(headers, name)[0] ?? '';

const MESSAGE_ID = /<[^<>\s]+>/g;

/** Message-IDs of a header field, in its order; anything without brackets is not one. */
export const messageIds = (value: string): string[] => value.match(MESSAGE_ID) ?? [];

const RECEIVED = 10;
const HOST = /\[(?:IPv6:)?([\da-f.:]{3,45})\]/i;

/**
 * The address that handed an email to our servers: they write above what others wrote, and name each other by
 * addresses of their own network.
 */
export const networkOf = (headers: Headers): string | null =>
  headersNamed(headers, 'received')
    .slice(0, RECEIVED)
    .map((value) => HOST.exec(value.slice(0, 500))?.[1] ?? '')
    .find((address) => isIP(address) !== 0 && !isInOwnNetwork(address)) ?? null;
