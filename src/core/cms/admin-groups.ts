/** Headings of the back office's menu, in order. */
export const GROUPS = {
  inbox: 'Inbox',
  audience: 'Audience',
  giveaway: 'Giveaway',
  website: 'Website',
  brand: 'Brand',
  system: 'System',
} as const;
