import { SAMPLE_PEOPLE, type SamplePersonKey } from '@/core/shared/sample-people';
import type { SampleMember } from '../contract';

/** The invented chapter on every mock screen: a person looks the same on all of them. */
export const sampleMembers = {
  maya: member('maya', 'President', '’25', 98),
  jordan: member('jordan', 'Treasurer', '’25', 96),
  priya: member('priya', 'Secretary', '’26', 100),
  amara: member('amara', 'Social', '’26', 91),
  devon: member('devon', 'Rush', '’27', 74, 'Overdue'),
  eli: member('eli', 'Philanthropy', '’27', 88),
  tessa: member('tessa', 'Scholarship', '’26', 93),
  noah: member('noah', 'Alumni', '’27', 85),
  hana: member('hana', 'Member', '’26', 95),
  ruben: member('ruben', 'Member', '’27', 90),
  theo: member('theo', 'Member', '’25', 82, 'Overdue'),
  imani: member('imani', 'Member', '’27', 97),
  luca: member('luca', 'Member', '’26', 89),
  grace: member('grace', 'Member', '’27', 94),
} satisfies Record<SamplePersonKey, SampleMember>;

function member(
  person: SamplePersonKey,
  office: string,
  classYear: string,
  attendance: number,
  dues: SampleMember['dues'] = 'Paid',
): SampleMember {
  return { ...SAMPLE_PEOPLE[person], office, classYear, attendance, dues };
}
