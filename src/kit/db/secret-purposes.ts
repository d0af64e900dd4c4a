import { z } from 'zod';

/**
 * What the site's secrets are for: one each, so that knowing or replacing one leaves the others as they are. `days`
 * says how long the replaced one still verifies: 0 = not at all, null = permanently, because rows depend on it.
 */
export const SECRET_PURPOSES = {
  sessions: { days: 0, of: 'the cookies of staff' },
  links: { days: 90, of: 'links in emails, form results' },
  unsubscribe: { days: 1825, of: 'unsubscribe links' },
  replies: { days: 1825, of: 'reply addresses in emails' },
  limits: { days: 0, of: 'addresses in the counters of the rate limits' },
  erasures: { days: null, of: 'who was erased' },
  seals: { days: null, of: 'what the database holds encrypted' },
} as const;

export type SecretPurpose = keyof typeof SECRET_PURPOSES;
export const PURPOSE_NAMES = Object.keys(SECRET_PURPOSES) as SecretPurpose[];

const storedSecret = z.object({
  key: z.string().min(32),
  /** When it was generated; null = it is PAYLOAD_SECRET, or derived from it. */
  made: z.iso.datetime().nullable(),
  /** It verifies until then; null = forever. */
  until: z.iso.datetime().nullable(),
});

/** Per purpose, newest first: the first one signs and encrypts, the others only verify and decrypt. */
export const secretsSchema = z.partialRecord(
  z.enum(PURPOSE_NAMES as [SecretPurpose, ...SecretPurpose[]]),
  z.array(storedSecret).min(1),
);

export type StoredSecret = z.output<typeof storedSecret>;
export type StoredSecrets = z.output<typeof secretsSchema>;
