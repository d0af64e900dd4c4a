import type { GlobalBeforeChangeHook } from 'payload';
import { checkGlobalBeforePublishing } from '@/core/cms/check-before-publishing';
import { policyCheck } from '../contract.check';
import { versionsOf } from './publish.hooks';
import { isSameText } from './same-text';

const check = checkGlobalBeforePublishing(policyCheck);

/**
 * Runs before a text is published. A version that was published before may be restored as it was, whatever became of the
 * pages that it names. A draft that nobody ever published is checked, also when it is restored.
 * @throws ValidationError at the field
 */
export const checkPolicy: GlobalBeforeChangeHook = async (args) => {
  const { data, global, req } = args;
  if (data._status !== 'published') return data;
  const isRestored =
    req.context.isRestoringVersion &&
    (await versionsOf(req, global.slug)).some((version) => isSameText(version, data));
  return isRestored ? data : check(args);
};
