/** One number for each decision that only one transaction at a time may make. */
export const LOCKS = {
  links: 7081,
  seats: 7082,
  admins: 7083,
  policies: 7084,
  likeness: 7085,
  backup: 7072,
  issue: 7091,
  issueNumbers: 7092,
} as const;
