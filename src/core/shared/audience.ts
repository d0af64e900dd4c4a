/** Whom the brand is for, and what their chapters call a member. */
const MEMBERS = { fraternity: 'brothers', sorority: 'sisters', 'co-ed': 'members' } as const;

export type Audience = keyof typeof MEMBERS;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A sample text about brothers, in the words of this audience. */
export const forAudience = (text: string, audience: Audience): string =>
  text.replaceAll('brothers', MEMBERS[audience]).replaceAll('Brothers', capital(MEMBERS[audience]));
