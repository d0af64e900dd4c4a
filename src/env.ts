import { z } from 'zod';
import { parseMailbox } from './core/shared/mail-from';
import { parseImapUrls, parseLmtpPort } from './core/shared/mail-receivers';
import type { RateLimit } from './kit/shared/form';
import { parseTrustedProxies } from './kit/shared/trusted-proxies';

/**
 * The only reader of the environment (scripts pass it on to what they start). Parsed on first use, at boot and never
 * at build: a build needs neither a database nor secrets. `.env.example` documents every name; a test compares the
 * two.
 */
const count = (name: string, standard: number) =>
  z
    .string()
    .default(String(standard))
    .transform((value, ctx) => {
      if (/^\d{1,6}$/.test(value)) return Number(value);
      ctx.addIssue({ code: 'custom', message: `${name} must be a whole number from 0 to 999999` });
      return z.NEVER;
    });

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.canParse(value) ? new URL(value).protocol : ''), {
    message: `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const databaseUrl = (name: string) => url(name, ['postgres:', 'postgresql:']).optional();

/** On the public network, or this machine itself, as an IP address. */
const isRelay = (value: string) =>
  URL.canParse(value) && /^(https:\/\/|http:\/\/(127\.0\.0\.1|\[::1\])[:/])/i.test(value);

/** @param parse throws an Error whose message follows the variable's name */
const parsedBy =
  <T>(name: string, parse: (value: string) => T) =>
  (value: string, ctx: z.RefinementCtx): T => {
    try {
      return parse(value);
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: `${name} ${(error as Error).message}` });
      return z.NEVER;
    }
  };

const STAFF_ROLES = ['admin', 'editor', 'support', 'marketing'];

const BUCKET = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const variables = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z
    .string()
    .default('3000')
    .refine((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
      message: 'PORT must be a number from 1 to 65535',
    })
    .transform(Number),
  SITE_URL: url('SITE_URL', ['http:', 'https:'])
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  DATABASE_WEB_URL: databaseUrl('DATABASE_WEB_URL'),
  DATABASE_WORKER_URL: databaseUrl('DATABASE_WORKER_URL'),
  DATABASE_ADMIN_URL: databaseUrl('DATABASE_ADMIN_URL'),
  PAYLOAD_SECRET: z.string().min(32, 'PAYLOAD_SECRET must have at least 32 characters').optional(),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().default('media'),
  BACKUP_DIR: z.string().default('backups'),
  BACKUP_KEEP: count('BACKUP_KEEP', 14),
  BACKUP_RECIPIENT: z
    .string()
    .transform((value, ctx) => {
      const recipients = value.split(',').map((one) => one.trim());
      if (recipients.every((one) => /^age1[02-9ac-hj-np-z]{58}$/.test(one))) return recipients;
      ctx.addIssue({
        code: 'custom',
        message: 'BACKUP_RECIPIENT must be public keys of age, separated by commas, each as age1...',
      });
      return z.NEVER;
    })
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'BACKUP_PASSPHRASE must have at least 16 characters').optional(),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().min(12, 'ADMIN_PASSWORD must have at least 12 characters').optional(),
  SECOND_FACTOR_ROLES: z
    .string()
    .default('')
    .transform((value, ctx) => {
      const roles = value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);
      if (roles.every((one) => STAFF_ROLES.includes(one))) return roles;
      ctx.addIssue({
        code: 'custom',
        message: `SECOND_FACTOR_ROLES must be roles, separated by commas: ${STAFF_ROLES.join(', ')}`,
      });
      return z.NEVER;
    }),
  FEATURES_OFF: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  FORM_FORWARD_URL: url('FORM_FORWARD_URL', ['http:', 'https:']).optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .transform((value, ctx) => {
      const mailbox = parseMailbox(value);
      if (mailbox) return mailbox;
      ctx.addIssue({
        code: 'custom',
        message: 'MAIL_FROM must be one mailbox, as name@host or Name <name@host>',
      });
      return z.NEVER;
    })
    .optional(),
  IMAP_URL: z.string().transform(parsedBy('IMAP_URL', parseImapUrls)).optional(),
  IMAP_TOKEN_FILE: z.string().optional(),
  LMTP_PORT: z.string().transform(parsedBy('LMTP_PORT', parseLmtpPort)).optional(),
  MAIL_AUTHSERV_ID: z
    .string()
    .regex(
      /^[^\s;]+$/,
      'MAIL_AUTHSERV_ID must be the name that the mail server puts into Authentication-Results',
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .superRefine((value, ctx) => {
      try {
        parseTrustedProxies(value);
      } catch (error) {
        ctx.addIssue({ code: 'custom', message: (error as Error).message });
      }
    }),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http:', 'https:']).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'S3_BUCKET must be the name of a bucket, such as my-pictures',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DRAND_RELAYS: z
    .string()
    .default('https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com')
    .transform((value, ctx) => {
      const relays = value.split(',').map((one) => one.trim());
      if (relays.every(isRelay)) return relays;
      ctx.addIssue({
        code: 'custom',
        message: 'DRAND_RELAYS must be https addresses, separated by commas',
      });
      return z.NEVER;
    }),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'MAIL_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(24, 'METRICS_TOKEN must have at least 24 characters').optional(),
  RATE_LIMIT_DRAWS: count('RATE_LIMIT_DRAWS', 100),
  RATE_LIMIT_LOGIN: count('RATE_LIMIT_LOGIN', 20),
  RATE_LIMIT_PAGES: count('RATE_LIMIT_PAGES', 7200),
});

/**
 * An incomplete bucket configuration would accept uploads and lose them; with one role the other would lack rights; one
 * backup cannot have both kinds of key.
 */
export const environmentSchema = variables.superRefine((values, ctx) => {
  if ((values.DATABASE_WEB_URL === undefined) !== (values.DATABASE_WORKER_URL === undefined))
    ctx.addIssue({
      code: 'custom',
      message: 'DATABASE_WEB_URL and DATABASE_WORKER_URL must both be set, or neither',
    });
  if (values.BACKUP_RECIPIENT && values.BACKUP_PASSPHRASE)
    ctx.addIssue({
      code: 'custom',
      message: 'BACKUP_RECIPIENT and BACKUP_PASSPHRASE are both set: a backup is encrypted with one of them',
    });
  const missing = BUCKET.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === BUCKET.length) return;
  const message = `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set: object storage needs all of ${BUCKET.join(', ')}, or none`;
  ctx.addIssue({ code: 'custom', message });
});

export type Environment = z.output<typeof environmentSchema> & {
  SITE_URL: string;
  /** The limits of forms that are set, by the names that the features' forms give their settings. */
  formLimits: Readonly<Record<string, number>>;
};

/** A variable that is set but empty (`SMTP_URL=`) counts as missing. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );

/** @throws Error whose message is one line that names the first bad variable */
function parseBy<T>(schema: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'The environment is not valid');
  return parsed.data;
}

/** The forms themselves are not known here: what starts the processes reads the environment too. */
const formLimitsIn = (source: Record<string, string | undefined>) => {
  const names = Object.keys(source).filter((name) => name.startsWith('RATE_LIMIT_'));
  return parseBy(z.object(Object.fromEntries(names.map((name) => [name, count(name, 0)]))), source);
};

/**
 * @throws Error whose message is one line that names the first bad variable
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = withoutEmpty(source);
  const parsed = parseBy(environmentSchema, set);
  return {
    ...parsed,
    SITE_URL: parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`,
    formLimits: formLimitsIn(set),
  };
}

let parsed: Environment | undefined;

export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/**
 * The features that are switched off, by name. Read by itself: the list of features is also loaded by builds, which
 * need no other setting.
 */
export const featuresOff = (): readonly string[] =>
  variables.shape.FEATURES_OFF.parse(process.env.FEATURES_OFF ?? '');

/** Submissions of a form that one address may send per hour; 0 = any number. */
export const perHour = ({ setting, standard }: RateLimit): number => env().formLimits[setting] ?? standard;

/** Emails can be answered: a reply comes back into the back office. */
export const takesMail = (): boolean => env().IMAP_URL !== undefined || env().LMTP_PORT !== undefined;
