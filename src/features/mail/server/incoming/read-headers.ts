import type { Email } from 'postal-mime';

/** Header fields of an email, unfolded, in the order of the message. */
export type Headers = Email['headers'];

export const headersNamed = (headers: Headers, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

export const headerNamed = (headers: Headers, name: string): string => headersNamed(headers, name)[0] ?? '';

const MESSAGE_ID = /<[^<>\s]+>/g;

/** Message-IDs of a header field, in its order; anything without brackets is not one. */
export const messageIds = (value: string): string[] => value.match(MESSAGE_ID) ?? [];
