import { getPayloadClient } from '@/core/server/payload';
import { SPAN_MESSAGE } from '@/core/shared/visibility';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { refusalIn } from '@/kit/server/payload-refusal';
import type { SocialLink as LinkDocument, User } from '@/payload-types';
import {
  LINK_REQUIRED_MESSAGE,
  LINK_SCHEME_MESSAGE,
  MAY_NOT_EDIT_MESSAGE,
  RESTORE_HOURS,
  type SocialLink,
} from '../contract';

export type EditingUser = User & { collection: 'users' };
type Schedule = { visibleFrom?: string | null; visibleUntil?: string | null };
export type LinkFields = Partial<Omit<SocialLink, 'id' | 'isSample' | keyof Schedule>> & Schedule;
type NewLink = Required<Omit<LinkFields, keyof Schedule>> & Schedule;

const HOUR_MS = 3_600_000;
const OWN_MESSAGES = [SPAN_MESSAGE, LINK_SCHEME_MESSAGE];
const collection = 'social-links';

const toLink = (link: LinkDocument): SocialLink => ({
  id: link.id,
  label: link.label,
  url: link.url,
  icon: link.icon ?? null,
  order: link.order ?? 0,
  isActive: link.isActive ?? true,
  ...(link.visibleFrom ? { visibleFrom: link.visibleFrom } : {}),
  ...(link.visibleUntil ? { visibleUntil: link.visibleUntil } : {}),
});

/** Translates Payload's refusals into the contract's errors. */
async function translated<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const refusal = refusalIn(error);
    const wrong = refusal?.data?.errors;
    if (refusal?.status === 404) throw new EndpointError('not-found');
    if (refusal?.status === 403) throw new EndpointError('forbidden', { message: MAY_NOT_EDIT_MESSAGE });
    if (wrong)
      throw new EndpointError('invalid', {
        message:
          OWN_MESSAGES.find((own) => wrong.some(({ message }) => message === own)) ?? LINK_REQUIRED_MESSAGE,
      });
    if (refusal?.status === 400 && refusal.isPublic)
      throw new EndpointError('invalid', { message: refusal.message });
    throw error;
  }
}

/** Each write is one Payload transaction, in the editor's name, under the collection's own access rules. */
const as = (user: EditingUser) => ({ user, overrideAccess: false, depth: 0 }) as const;

export async function addLink(user: EditingUser, fields: NewLink): Promise<SocialLink> {
  const payload = await getPayloadClient();
  return toLink(await translated(payload.create({ collection, data: fields, ...as(user) })));
}

export async function changeLink(user: EditingUser, id: number, fields: LinkFields): Promise<SocialLink> {
  const payload = await getPayloadClient();
  return toLink(await translated(payload.update({ collection, id, data: fields, ...as(user) })));
}

/** Soft: the link keeps its row and id, so that the deletion can be undone. */
export async function removeLink(user: EditingUser, id: number): Promise<void> {
  const payload = await getPayloadClient();
  const data = { deletedAt: new Date().toISOString() };
  await translated(payload.update({ collection, id, data, ...as(user) }));
}

/** @throws EndpointError not-found when it was deleted too long ago, or never was */
export async function restoreLink(user: EditingUser, id: number, now = Date.now()): Promise<SocialLink> {
  const payload = await getPayloadClient();
  const known = await translated(payload.findByID({ collection, id, trash: true, ...as(user) }));
  if (!known.deletedAt) return toLink(known);
  if (now - Date.parse(known.deletedAt) > RESTORE_HOURS * HOUR_MS) throw new EndpointError('not-found');
  const data = { deletedAt: null };
  return toLink(await translated(payload.update({ collection, id, data, trash: true, ...as(user) })));
}
