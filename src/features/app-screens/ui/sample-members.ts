import type { SampleMember } from '../contract';

/** The invented chapter on every mock screen: a person looks the same on all of them. */
export const sampleMembers = {
  maya: member('Maya Castellanos', 'MC', 'ink', 'President', '’25', 98),
  jordan: member('Jordan Reyes', 'JR', 'sand', 'Treasurer', '’25', 96),
  priya: member('Priya Nair', 'PN', 'lilac', 'Secretary', '’26', 100),
  amara: member('Amara Lewis', 'AL', 'blue', 'Social', '’26', 91),
  devon: member('Devon Ochoa', 'DO', 'rose', 'Rush', '’27', 74, 'Overdue'),
  eli: member('Eli Whitman', 'EW', 'sage', 'Philanthropy', '’27', 88),
  tessa: member('Tessa Lindqvist', 'TL', 'lilac', 'Scholarship', '’26', 93),
  noah: member('Noah Adeyemi', 'NA', 'sand', 'Alumni', '’27', 85),
  hana: member('Hana Mori', 'HM', 'rose', 'Member', '’26', 95),
  ruben: member('Ruben Salas', 'RS', 'sage', 'Member', '’27', 90),
  theo: member('Theo Brandt', 'TB', 'blue', 'Member', '’25', 82, 'Overdue'),
  imani: member('Imani Cole', 'IC', 'sand', 'Member', '’27', 97),
  luca: member('Luca Ferri', 'LF', 'lilac', 'Member', '’26', 89),
  grace: member('Grace Otieno', 'GO', 'sage', 'Member', '’27', 94),
} satisfies Record<string, SampleMember>;

function member(
  name: string,
  initials: string,
  tint: SampleMember['tint'],
  office: string,
  classYear: string,
  attendance: number,
  dues: SampleMember['dues'] = 'Paid',
): SampleMember {
  return { name, initials, tint, office, classYear, attendance, dues };
}
