/** The records that staff answer, as the desk's addresses call them. */
export const DESK_KINDS = ['ticket', 'quote', 'application'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** Their collections, as Payload's addresses call them. */
export const DESK_COLLECTIONS = {
  ticket: 'support-tickets',
  quote: 'quotes',
  application: 'waitlist',
} as const satisfies Record<DeskKind, string>;

/** Where staff answer a record. */
export const deskPath = (kind: DeskKind, id: number | string) => `/admin/desk/${kind}/${id}`;

/** How urgent a request is, to its sender and to us. */
export const PRIORITIES = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const;
export type Priority = (typeof PRIORITIES)[number]['value'];

/** An answer can be taken back for this long: its email leaves afterwards. */
export const UNDO_SECONDS = 10;

/** Placeholders of saved replies and prepared emails, in words. */
const PLACEHOLDERS: Record<string, string> = {
  name: 'name',
  organization: 'organization',
  ticketId: 'ticket number',
  quoteId: 'quote number',
  subject: 'subject',
  reason: 'reason',
};

/**
 * The first placeholder that is still in a text, as a sentence; null if there is none. Other words in braces are the
 * writer's own.
 */
export function unfilled(text: string, noun: string): string | null {
  const left = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => Object.hasOwn(PLACEHOLDERS, name));
  if (!left) return null;
  return `This ${noun} has no ${PLACEHOLDERS[left[1] ?? '']} for ${left[0]}. Fill it in or take it out, then send.`;
}
