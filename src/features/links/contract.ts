import { z } from 'zod';
import { isProfile } from '@/core/shared/profile-address';
import { isWithin, SPAN_MESSAGE } from '@/core/shared/visibility';
import { hasScriptScheme, isAllowedAddress } from '@/kit/shared/link-address';
import { text } from '@/kit/shared/text';

export const LINKS_API = '/api/social-links';
export const MAX_LINKS = 100;
/** POST restores a deleted link, with its id, within this time. */
export const restoreLinkApi = (id: number) => `${LINKS_API}/${id}/restore`;
export const RESTORE_HOURS = 24;
/** POST counts one click on a link. */
export const clickApi = (id: number) => `${LINKS_API}/${id}/click`;
/** POST puts all links into a new order. */
export const ORDER_API = `${LINKS_API}/order`;
/** Below the back office's REST: clicks per day of one link. */
export const clicksPath = (id: number | string) => `social-links/${id}/clicks`;

/** Decided by the role of the signed-in person. */
export const mayEditLinks = (role: string) => role === 'admin' || role === 'editor';
export const MAY_NOT_EDIT_MESSAGE = 'Your account cannot edit links';
export const LINK_REQUIRED_MESSAGE = 'Please provide both label and URL';
export const ORDER_STALE_MESSAGE =
  'Somebody changed the links meanwhile. Nothing was moved; here is the list as it is now';
export const LINK_SCHEME_MESSAGE = 'Please provide a web address that is safe to open';

const INT32_MAX = 2147483647;

const label = text({ label: 'Label', min: 1, max: 120, message: LINK_REQUIRED_MESSAGE });
const anyUrl = text({ label: 'URL', min: 1, max: 2048, message: LINK_REQUIRED_MESSAGE });
const url = anyUrl.refine(isAllowedAddress, { error: LINK_SCHEME_MESSAGE });
/** A stored address may stay; whether it is the stored one is for the collection to say. */
const storedUrl = anyUrl.refine((value) => !hasScriptScheme(value), { error: LINK_SCHEME_MESSAGE });
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

const DATES_MESSAGE = 'Dates must be full ISO dates with a time zone';
/** A time zone may push a date beyond the range of four-digit years. */
const isInOurTime = (value: string) =>
  Date.parse(value) >= Date.UTC(1970, 0, 1) && Date.parse(value) < Date.UTC(9999, 11, 31);
const dateTime = z.iso
  .datetime({ offset: true, error: DATES_MESSAGE })
  .refine(isInOurTime, { error: DATES_MESSAGE })
  .nullable();
const schedule = { visibleFrom: dateTime.optional(), visibleUntil: dateTime.optional() };

type Schedule = { visibleFrom?: string | null; visibleUntil?: string | null };
export const linkSpan = ({ visibleFrom, visibleUntil }: Schedule) => ({
  from: visibleFrom ? Date.parse(visibleFrom) : null,
  until: visibleUntil ? Date.parse(visibleUntil) : null,
});
export const hasEmptySpan = (link: Schedule) => {
  const { from, until } = linkSpan(link);
  return from !== null && until !== null && until <= from;
};

const inTime = <T extends Schedule>(request: z.ZodType<T>) =>
  request.refine((link) => !hasEmptySpan(link), { path: ['visibleUntil'], error: SPAN_MESSAGE });

const wholeLink = (address: typeof url) =>
  inTime(
    z.object({
      label,
      url: address,
      icon: icon.default(null),
      order: order.default(0),
      isActive: isActive.default(true),
      ...schedule,
    }),
  );
export const createLinkRequest = wholeLink(url);
/** The form of a link whose address was not changed. */
export const keptLinkRequest = wholeLink(storedUrl);
export const updateLinkRequest = inTime(
  z.object({ label, url: storedUrl, icon, order, isActive, ...schedule }).partial(),
);

const ids = z
  .array(z.number().int().positive(), { error: 'The order must be a list of ids' })
  .max(MAX_LINKS)
  .refine((all) => new Set(all).size === all.length, { error: 'Each link has one place' });
/** The order that the editor saw and the new one: an order is saved only if the links are still as seen. */
export const orderRequest = z
  .object({ seen: ids, order: ids })
  .refine(
    ({ seen, order: wanted }) => wanted.length === seen.length && wanted.every((id) => seen.includes(id)),
    {
      error: 'The order must hold the same links',
    },
  );

export const linkResponse = z.object({
  id: z.number().int(),
  label: z.string(),
  url: z.string(),
  icon: z.string().nullable(),
  order: z.number().int(),
  isActive: z.boolean(),
  /** For staff only, and only if set. */
  visibleFrom: z.string().optional(),
  visibleUntil: z.string().optional(),
  /** The sample brand's profile, under another brand: visitors do not see it until it is replaced. */
  isSample: z.literal(true).optional(),
});
export const linkListResponse = z.array(linkResponse);
export type SocialLink = z.output<typeof linkResponse>;

/** Links that the draw counts at present; null: every profile. None once its list is closed. */
export type Counted = readonly number[] | null;
/** Whether following a link that visitors see is an entry. */
export const isEntry = ({ id, url }: Pick<SocialLink, 'id' | 'url'>, counted: Counted) =>
  isProfile(url) && (counted?.includes(id) ?? true);

/** Whether visitors see it at that time. */
export const isShown = (link: Pick<SocialLink, 'isActive' | 'isSample'> & Schedule, now: number) =>
  link.isActive && !link.isSample && isWithin(linkSpan(link), now);
