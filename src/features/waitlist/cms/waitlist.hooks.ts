import type { CollectionBeforeChangeHook } from 'payload';
import type { TransitionGuard } from '@/cms/state-transitions';
import { mailboxKey } from '@/db/limiter';
import { organizationKey } from '@/shared/organization-key';
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
