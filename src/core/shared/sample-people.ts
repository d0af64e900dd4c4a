/** The people of the one invented chapter in every drawing, with initials and color of their portraits. */
export const SAMPLE_PEOPLE = {
  maya: { name: 'Maya Castellanos', initials: 'MC', tint: 'ink' },
  jordan: { name: 'Jordan Reyes', initials: 'JR', tint: 'sand' },
  priya: { name: 'Priya Nair', initials: 'PN', tint: 'lilac' },
  amara: { name: 'Amara Lewis', initials: 'AL', tint: 'blue' },
  devon: { name: 'Devon Ochoa', initials: 'DO', tint: 'rose' },
  eli: { name: 'Eli Whitman', initials: 'EW', tint: 'sage' },
  tessa: { name: 'Tessa Lindqvist', initials: 'TL', tint: 'lilac' },
  noah: { name: 'Noah Adeyemi', initials: 'NA', tint: 'sand' },
  hana: { name: 'Hana Mori', initials: 'HM', tint: 'rose' },
  ruben: { name: 'Ruben Salas', initials: 'RS', tint: 'sage' },
  theo: { name: 'Theo Brandt', initials: 'TB', tint: 'blue' },
  imani: { name: 'Imani Cole', initials: 'IC', tint: 'sand' },
  luca: { name: 'Luca Ferri', initials: 'LF', tint: 'lilac' },
  grace: { name: 'Grace Otieno', initials: 'GO', tint: 'sage' },
} as const;

export type SamplePersonKey = keyof typeof SAMPLE_PEOPLE;
