import type { CollectionBeforeChangeHook } from 'payload';
import type { TransitionGuard } from '@/core/cms/state-transitions';
import { organizationKey } from '@/core/shared/organization-key';
import { mailboxKey } from '@/kit/db/limiter';
import { SEATED } from '../rules/application-states';
import { takeSeat } from './founding-seats';

/** Every transition into the accepted state takes a seat, or is refused. */
export const acceptWithinSeats: TransitionGuard = async ({ req, id, to }) => {
  if (to === SEATED) await takeSeat(req, id);
};

/** Keys by which similar applications are found. */
export const setLikenessKeys: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  emailKey: mailboxKey(data.email ?? originalDoc?.email ?? '') || null,
  organizationKey: organizationKey(data.organization ?? originalDoc?.organization ?? ''),
});
