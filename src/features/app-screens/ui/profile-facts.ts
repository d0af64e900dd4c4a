import { profileSample as sample } from './sample-profile';

/** Figures and contact details of the member, for phone and tablet. */
export const profileStats = [
  [`${sample.member.attendance}%`, 'attendance'],
  [String(sample.events), 'events'],
  [sample.gpa.toFixed(2), 'GPA'],
  [sample.rating.toFixed(1), 'rating'],
] as const;

export const contactFacts = [
  { glyph: 'mail', label: 'Email', value: sample.email },
  { glyph: 'phone', label: 'Phone', value: sample.phone },
  { glyph: 'graduation-cap', label: 'Major', value: sample.major },
] as const;
