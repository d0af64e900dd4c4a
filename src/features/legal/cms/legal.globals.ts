import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { checkGlobalBeforePublishing, checklistField } from '@/core/cms/check-before-publishing';
import { anyStaff, editors } from '@/kit/cms/access';
import { CHANGE_NOTE_MAX, LEGAL_TEXTS, type LegalDocument } from '../contract';
import { policyCheck } from '../contract.check';
import { days } from './days';
import { appendVersion, requireChangeNote, versionsOf } from './publish.hooks';
import { isSameText } from './same-text';

const check = checkGlobalBeforePublishing(policyCheck);

/**
 * Runs before a text is published. A version that was published before may be restored as it was, whatever became of the
 * pages that it names. A draft that nobody ever published is checked, also when it is restored.
 * @throws ValidationError at the field
 */
const checkPolicy: GlobalBeforeChangeHook = async (args) => {
  const { data, global, req } = args;
  if (data._status !== 'published') return data;
  const isRestored =
    req.context.isRestoringVersion &&
    (await versionsOf(req, global.slug)).some((version) => isSameText(version, data));
  return isRestored ? data : check(args);
};

const ABOUT =
  'A draft stays here until it is published. Publishing adds a version to the history visitors read; it counts from its effective date.';
/** Our wording is only a start: laws on giveaways differ from place to place. */
const FOR_COUNSEL =
  'Before a giveaway runs, have counsel review this text: eligibility, places, taxes and the winner’s notice are our draft, not legal advice.';

const legalGlobal = ({ slug, label, noun }: LegalDocument): GlobalConfig => ({
  slug,
  label,
  // Published texts are stored in policy-versions permanently; these are an editor's own drafts.
  versions: { drafts: { autosave: true }, max: 50 },
  admin: {
    group: noun === 'rules' ? GROUPS.giveaway : GROUPS.website,
    description: noun === 'rules' ? `${FOR_COUNSEL} ${ABOUT}` : ABOUT,
  },
  access: { read: anyStaff, update: editors, readVersions: anyStaff },
  hooks: { beforeChange: [checkPolicy, requireChangeNote], afterChange: [appendVersion] },
  fields: [
    checklistField('/src/features/legal/admin/policy-checklist#PolicyChecklist'),
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'body', label: 'Text', type: 'richText', required: true },
    ...days,
    {
      name: 'changeNote',
      label: 'What changes',
      type: 'textarea',
      maxLength: CHANGE_NOTE_MAX,
      admin: {
        position: 'sidebar',
        description:
          'In a sentence or two. Visitors read it in the history; required from the second version on.',
      },
    },
  ],
});

export const legalTexts = LEGAL_TEXTS.map(legalGlobal);
