import type { BrandIdentity, ReadBrandIdentity } from '@/shared/brand-identity';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { mayMailStranger } from './mail-to-strangers';

/** What a form that answers its sender by mail must know before its transaction opens. */
export type PreparedReply = { brand: BrandIdentity; policies: PoliciesInForce; acknowledge: boolean };

export const prepareReply =
  (readBrand: ReadBrandIdentity, readPolicies: ReadPoliciesInForce) =>
  async ({ email }: { email: string }, trapped: boolean): Promise<PreparedReply> => {
    const [brand, policies] = await Promise.all([readBrand(), readPolicies()]);
    const acknowledge = !trapped && (await mayMailStranger(email, Object.values(brand.mailboxes)));
    return { brand, policies, acknowledge };
  };
