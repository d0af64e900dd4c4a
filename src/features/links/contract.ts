import { z } from 'zod';
import { text } from '@/shared/text';

export const LINKS_API = '/api/social-links';
export const MAX_LINKS = 100;
/** POST brings a deleted link back within this time, with its id. */
export const restoreLinkApi = (id: number) => `${LINKS_API}/${id}/restore`;
export const RESTORE_HOURS = 24;

/** By the role of a signed-in person. */
export const mayEditLinks = (role: string) => role === 'admin' || role === 'editor';
export const MAY_NOT_EDIT_MESSAGE = 'Your account cannot edit links';
export const LINK_REQUIRED_MESSAGE = 'Please provide both label and URL';
export const LINK_SCHEME_MESSAGE = 'Please provide a web address that is safe to open';

const INT32_MAX = 2147483647;

/** Browsers ignore control characters and spaces in a scheme, so they are dropped before it is read. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export const hasScriptScheme = (url: string) =>
  /^(javascript|data|vbscript|file):/i.test(url.replace(IGNORED_IN_SCHEME, ''));

/** Address as a visitor's browser opens it: a text without a scheme gets `https://`. */
export const toHref = (url: string) =>
  /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(url) ? url : `https://${url.replace(/^\/\//, '')}`;

const label = text({ label: 'Label', min: 1, max: 120, message: LINK_REQUIRED_MESSAGE });
const url = text({ label: 'URL', min: 1, max: 2048, message: LINK_REQUIRED_MESSAGE }).refine(
  (value) => !hasScriptScheme(value),
  { error: LINK_SCHEME_MESSAGE },
);
const icon = text({ label: 'Icon', max: 60 }).nullable();
/** A number or numeric text as an integer; anything that int32 cannot hold becomes 0, as the form says. */
const order = z
  .custom<number | string | null>(
    (value) => value === null || typeof value === 'string' || typeof value === 'number',
    { error: 'Order must be a number' },
  )
  .transform((value) => {
    const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : Math.trunc(value ?? 0);
    return Number.isFinite(parsed) && Math.abs(parsed) <= INT32_MAX ? parsed : 0;
  });
const isActive = z.boolean({ error: 'Active must be true or false' });

export const createLinkRequest = z.object({
  label,
  url,
  icon: icon.default(null),
  order: order.default(0),
  isActive: isActive.default(true),
});
export const updateLinkRequest = z.object({ label, url, icon, order, isActive }).partial();

export const linkResponse = z.object({
  id: z.number().int(),
  label: z.string(),
  url: z.string(),
  icon: z.string().nullable(),
  order: z.number().int(),
  isActive: z.boolean(),
});
export const linkListResponse = z.array(linkResponse);
export type SocialLink = z.output<typeof linkResponse>;
