import { z } from 'zod';
import { delivery } from '@/core/shared/delivery';
import { passkeyData, SENSITIVE_ACTIONS } from '@/core/shared/reauthentication';
import { email, isStorable } from '@/kit/shared/text';

export const SESSION_API = '/api/auth/session';
export const LOGIN_API = '/api/auth/login';
export const LOGOUT_API = '/api/auth/logout';

const REQUIRED = 'Please provide both username and password';

export const loginRequest = z.object({
  username: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(200, REQUIRED)
    .refine(isStorable, { error: 'Username has characters that cannot be stored' }),
  password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(1024, REQUIRED),
});
/** Below the back office's endpoints. */
export const OWN_PASSWORD_API = '/admin/api/users/password';
const TWO_PASSWORDS = 'Please fill in both passwords';
export const ownPasswordRequest = z.object({
  present: z.string({ error: TWO_PASSWORDS }).min(1, TWO_PASSWORDS).max(1024, TWO_PASSWORDS),
  next: z.string({ error: TWO_PASSWORDS }).min(1, TWO_PASSWORDS),
});
export type OwnPasswordRequest = z.output<typeof ownPasswordRequest>;

export const ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'support', label: 'Support' },
  { value: 'marketing', label: 'Marketing' },
] as const;
export type Role = (typeof ROLES)[number]['value'];

export const roleLabel = (role: Role): string => ROLES.find(({ value }) => value === role)?.label ?? role;
/** What each role changes. Almost everything else can be read by all; requests and their emails by support only. */
export const ROLE_DUTIES: Record<Role, string> = {
  admin: 'everything, also accounts, the activity log and privacy requests',
  editor: 'pages and their texts, posts, help, press, openings, links, pictures, brand',
  support: 'tickets, quotes, applications and their emails; drafts of help articles from an answer',
  marketing: 'newsletter, draws, sources of visits',
};

/** GET: open invitations. POST: a new one. Below it, POST sends one again, DELETE revokes it. */
export const INVITATIONS_API = '/admin/api/users/invitations';
/** POST: whom a link invites. */
export const INVITATION_API = '/api/auth/invitation';
/** POST: the password makes the account, and signs in. */
export const ACCEPTANCE_API = '/api/auth/invitation/acceptance';
export const INVITATION_PATH = '/admin/invitation';
export const INVITATION_DAYS = 3;

const USERNAME = 'A username has 2 to 40 letters, digits, dots, dashes or underscores';
const CHOOSE_ROLE = 'Please choose a role';
export const invitationRequest = z.object({
  username: z
    .string({ error: USERNAME })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, USERNAME),
  email: email(),
  role: z.enum(Object.keys(ROLE_DUTIES) as Role[], { error: CHOOSE_ROLE }),
});
export type InvitationRequest = z.output<typeof invitationRequest>;
/** The link is shown this once, and only where no email can carry it. */
export const invitationLink = z.object({ link: z.string().nullable() });

const openInvitation = invitationRequest.extend({
  id: z.number(),
  invitedBy: z.string(),
  endsAt: z.string(),
  /** False: its email came back, and the link with it. */
  works: z.boolean(),
  /** State of the newest email; null: the admin handed the link over. */
  mail: delivery.nullable(),
  mailId: z.number().nullable(),
  /** What the mail server said last. */
  problem: z.string().nullable(),
  /** Why the address is on the suppression list; null: it is not. */
  suppressed: z.string().nullable(),
});
/** Times are ISO 8601 when sent as JSON. */
export type OpenInvitation = z.output<typeof openInvitation>;
export const invitationsAnswer = z.object({ invitations: z.array(openInvitation) });

export const invitationToken = z.object({ token: z.string().max(1000) });
export const acceptanceRequest = invitationToken.extend({ password: z.string().max(1024) });
export const invitedAnswer = invitationRequest.pick({ username: true, role: true });
export type Invited = z.output<typeof invitedAnswer>;

/** A session lives this long after its last refresh: a working day. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** However much it is used, it ends this long after the sign-in. */
export const LONGEST_SESSION_SECONDS = 24 * 60 * 60;

/** POST: a challenge for any passkey of this site, and the sign-in with one. */
export const PASSKEY_API = '/api/auth/passkey';
export const PASSKEY_OPTIONS_API = '/api/auth/passkey/options';
/** GET: what is still missing after the right password. POST: a code. */
export const SECOND_STEP_API = '/api/auth/second-step';
/** POST: adds a factor to one's own account, signed in or as the last step of a sign-in. */
export const FACTORS_API = '/api/auth/factors';
export const FACTOR_OPTIONS_API = '/api/auth/factors/options';
/** POST: new recovery codes in place of the old ones. */
export const RECOVERY_CODES_API = '/api/auth/factors/recovery-codes';

export const passkeyRequest = z.object({ passkey: passkeyData });

const CODE = 'Please enter the code';
const code = z.string({ error: CODE }).trim().min(1, CODE).max(60, CODE);
/** Of an app, or one of the recovery codes. */
export const codeRequest = z.object({ code });

/** Proof by what the account has: a passkey, an app's code, or only a password. */
export const reauthenticationRequest = z.object({
  action: z.enum(SENSITIVE_ACTIONS),
  passkey: passkeyData.optional(),
  code: code.optional(),
  password: z.string().max(1024).optional(),
});
export const reauthenticationOptionsRequest = reauthenticationRequest.pick({ action: true });

export const factorOptionsRequest = z.object({ kind: z.enum(['passkey', 'code-app']) });
export const codeAppOptions = z.object({
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
export const factorRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passkey'),
    passkey: passkeyData,
    name: z.string().trim().min(1).max(60).refine(isStorable, { error: 'The name cannot be stored' }),
  }),
  z.object({ kind: z.literal('code-app'), code }),
]);
/** The recovery codes, shown this once; null when the account already has some. */
export const recoveryAnswer = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const secondStepAnswer = z.object({
  /** 'second-factor': one must be shown; 'enroll': one must be added; null: nothing is pending. */
  step: z.enum(['second-factor', 'enroll']).nullable(),
  username: z.string().nullable(),
  hasPasskey: z.boolean(),
  hasCodeApp: z.boolean(),
});
export type SecondStep = z.output<typeof secondStepAnswer>;

/** An account's factors; times are ISO 8601 when sent as JSON. Never a key, a secret or a code. */
export const factorsAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
      /** False when it was made for another address of the site: browsers do not offer it here. */
      worksHere: z.boolean(),
    }),
  ),
  codeApp: z.object({ createdAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  recoveryCodesLeft: z.number(),
  /** Passkeys need https or localhost. */
  passkeysWork: z.boolean(),
  isRequired: z.boolean(),
});
export type Factors = z.output<typeof factorsAnswer>;

/** A session; times are ISO 8601 when sent as JSON. */
const sessionView = z.object({ openedAt: z.string(), endsAt: z.string(), isThisOne: z.boolean() });
export type SessionView = z.output<typeof sessionView>;
export const sessionsAnswer = z.object({ sessions: z.array(sessionView) });
