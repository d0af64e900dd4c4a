/** The few facts about the brand that mails and ticket ids need. */
export type BrandIdentity = {
  name: string;
  /** Short upper-case prefix of ticket ids: 'CLN'. */
  prefix: string;
  /** Hex: on bright grounds, and on dark ones. */
  colors: { primary: string; light: string };
  mailboxes: { contact: string; support: string; applications: string; quotes: string };
};
export type ReadBrandIdentity = () => Promise<BrandIdentity>;
