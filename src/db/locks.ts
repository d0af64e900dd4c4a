/** One number for each thing that only one transaction at a time may decide about. */
export const LOCKS = {
  links: 7081,
  seats: 7082,
  admins: 7083,
  policies: 7084,
  likeness: 7085,
  backup: 7072,
  issue: 7091,
} as const;
