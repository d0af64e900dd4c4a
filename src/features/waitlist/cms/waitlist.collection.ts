import type { CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/core/cms/desk-fields';
import { whenEmpty } from '@/core/cms/empty-words';
import { recordFields } from '@/core/cms/form-fields';
import { enforceTransitions, transitionFields } from '@/core/cms/state-transitions';
import { cameBy, policies, quarantined, reference } from '@/core/cms/submission-fields';
import { admins, supporters } from '@/kit/cms/access';
import { savedFilters } from '@/kit/cms/saved-filters';
import { applicationStates, SEATED } from '../rules/application-states';
import { DEFAULT_ORGANIZATION_SIZE, waitlistFields } from '../waitlist.form';
import { countDuplicates, duplicateFields, flagDuplicates } from './duplicates';
import { acceptWithinSeats, setLikenessKeys } from './waitlist.hooks';
import { runWithTransition } from './with-transition';

const component = (name: string) => `/src/features/waitlist/admin/${name}`;

const dailyQuestions = savedFilters(
  {
    label: 'Unreviewed',
    anyOf: [
      [
        ['status', 'equals', applicationStates.initial],
        ['quarantined', 'equals', 'false'],
      ],
    ],
  },
  { label: 'In review', anyOf: [[['status', 'equals', 'in-review']]] },
  {
    label: 'Possible duplicates',
    anyOf: [
      [
        ['alike', 'equals', 'true'],
        ['quarantined', 'equals', 'false'],
      ],
    ],
  },
  { label: 'Accepted', anyOf: [[['status', 'equals', SEATED]]] },
  { label: 'Spam', anyOf: [[['quarantined', 'equals', 'true']]] },
);

const enforceReviewTransitions = enforceTransitions(applicationStates, {
  guard: acceptWithinSeats,
  onTransition: runWithTransition,
});

const { fullName, email, organization, organizationSize, ...added } = recordFields(waitlistFields);

export const waitlist: CollectionConfig = {
  slug: 'waitlist',
  labels: { singular: 'Application', plural: 'Applications' },
  custom: whenEmpty('Applications come in from the home page. Each one waits here until someone reviews it.'),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'organization',
    defaultColumns: ['organization', 'duplicates', 'fullName', 'organizationSize', 'status', 'createdAt'],
    listSearchableFields: ['organization', 'fullName', 'email', 'reference'],
    description: 'Chapters that applied for a founding spot. Each accepted one takes a seat.',
    components: {
      beforeListTable: [
        component('seats-line#SeatsLine'),
        ...dailyQuestions.beforeListTable,
        component('bulk-transitions#BulkTransitions'),
      ],
    },
  },
  access: { create: supporters, read: supporters, update: supporters, delete: admins },
  hooks: {
    beforeOperation: [flagDuplicates],
    beforeChange: [enforceReviewTransitions, setLikenessKeys],
    afterOperation: [countDuplicates],
    afterDelete: [forgetDeskWork('waitlist')],
  },
  fields: [
    fullName,
    email,
    organization,
    { ...organizationSize, label: 'Members', defaultValue: DEFAULT_ORGANIZATION_SIZE },
    ...Object.values<Field>(added),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: applicationStates.initial,
      index: true,
      options: applicationStates.options,
      admin: {
        position: 'sidebar',
        // Bulk changes go through the panel above the list, which reports the outcome of each.
        disableBulkEdit: true,
        description: 'Accepting takes a founding seat. With no seats left, nobody can be accepted.',
      },
    },
    assignee,
    ...duplicateFields,
    conversation('application'),
    ...transitionFields(
      applicationStates,
      'Shown in the history. The applicant sees it only if you put it in an email.',
    ),
    quarantined,
    reference,
    policies,
    cameBy('sources'),
  ],
};
