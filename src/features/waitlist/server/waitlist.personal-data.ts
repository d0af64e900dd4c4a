import { lastTransition, type PersonalData } from '@/core/db/personal-data';
import { inSql } from '@/kit/db/in-sql';
import { waitlistForm } from '../contract';
import { SEATED, UNDECIDED } from '../rules/application-states';

const place = { table: 'waitlist', subject: 'waitlist' } as const;
/** No email ever reaches this domain (RFC 2606). */
const NOBODY = '@erased.invalid';

export const waitlistPersonalData: PersonalData = {
  ...place,
  name: 'applications',
  label: 'Applications',
  addresses: ['email', 'email_key'],
  submissionPaths: [waitlistForm.api, waitlistForm.path],
  // A founding seat stays taken.
  blanked: {
    when: `status = '${SEATED}'`,
    set: `full_name = 'Erased', organization = 'Erased', email = 'application-' || id || '${NOBODY}',
      reference = null, policies = null, email_key = null, organization_key = null, updated_at = now()`,
  },
  terms: [
    { what: 'spam', when: 'quarantined', since: lastTransition(place, 'created_at'), retention: '30 days' },
    {
      what: 'decided',
      when: `status not in (${inSql(UNDECIDED)}) and email not like '%${NOBODY}'`,
      since: lastTransition(place, 'updated_at'),
      retention: '24 months',
    },
  ],
};
