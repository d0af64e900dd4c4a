import { type DeskSource, deskFacts, factsOf } from '@/core/server/desk-source';
import { labelSql } from '@/core/server/label-sql';
import { recordMailsDesk } from '@/core/server/record-mails';
import { inSql } from '@/kit/db/in-sql';
import { applicationStates, SEATED, UNDECIDED } from '../rules/application-states';
import { holdsSpot, isSameChapter } from '../rules/same-chapter';
import { type WaitlistRequest, waitlistFields } from '../waitlist.form';
import { applicantMails } from './applicant-mails';

const { fullName, organizationSize: _inTitle, ...others } = deskFacts(waitlistFields);

/** Applications at the desk: nothing was promised, so they have waited since they came in. */
export const applicationDesk: DeskSource = {
  kind: 'application',
  machine: applicationStates,
  sql: {
    number: `'Application ' || one.id`,
    who: 'one.organization',
    title: `one.full_name || ', ' || one.organization_size || ' members'`,
    detail: labelSql('one.status', applicationStates.options),
    name: 'one.full_name',
    organization: 'one.organization',
    message: 'null::text',
    theirPriority: 'null::text',
    ourPriority: 'null::text',
    dueAt: 'null::timestamptz',
    wroteAt: 'one.created_at',
    isWaiting: `status in (${inSql(UNDECIDED)}) and quarantined is not true`,
    isSpam: 'one.quarantined is true',
    searched: ['organization', 'full_name', 'email'],
    facts: factsOf<WaitlistRequest>({
      fullName,
      organizationSize: ['Members', 'one.organization_size::text'],
      ...others,
    }),
    placeholders: `json_build_object('name', one.full_name, 'organization', one.organization, 'reason',
      (select reason from transitions where subject = 'waitlist' and subject_id = one.id::text order by id desc limit 1))`,
    subject: `'Your application for ' || one.organization`,
    warning: `(select case when one.status <> '${SEATED}' and count(*) > 0 then 'This chapter already holds '
        || case count(*) when 1 then 'a founding spot.' else count(*) || ' founding spots.' end
        || ' Accepting this application takes another one.' end
      from waitlist other where ${isSameChapter('one', 'other')} and ${holdsSpot('other')})`,
  },
  ...recordMailsDesk(applicantMails),
  savedTexts: 'select title, subject, text, state::text from prepared_mails order by title limit 200',
  waysFrom: () => [{ to: null, label: 'Send' }],
  closedWords: () => 'This application looks like spam: nobody is emailed.',
};
