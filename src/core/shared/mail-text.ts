const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that reverse the direction of text could make a subject read as something else. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const LONGEST_SUBJECT = 200;

/** One line that is safe as an email's subject, whatever a person typed. */
export function mailSubject(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(BIDI, '').replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT - 1).join('')}…` : line;
}

/** A person's own text inside our email: marked line by line, so that nothing in it passes for ours. */
export const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Facts as an aligned list: `Name:  Ada`. */
export function factList(facts: Record<string, string>): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length)) + 1;
  return Object.entries(facts)
    .map(([name, value]) => `${`${name}:`.padEnd(width)} ${value}`)
    .join('\n');
}

export const paragraphs = (...parts: string[]) => `${parts.join('\n\n')}\n`;

/** Leads from a notice to its record. */
export const ANSWER_IN_BACK_OFFICE = 'Answer it in the back office';

/** Begins a notice to staff that is answered by email: of the answer, only what stands above it goes on. Its end survives quoting. */
export const ANSWER_ABOVE = 'Write your answer above this line. [answer-ends-here]';

/** Ends a notice to staff. */
export const REPLY_TO_SENDER = 'Your reply to this email goes to the sender.';
/** The same, where answers to emails come back to us. */
export const ANSWER_REACHES_SENDER =
  'You can also answer this email: your answer goes to the sender, in the team’s name.';

/** Why an email waits that would come from the sample brand's mailbox, or go there. */
export const HELD_MAIL =
  'Held until the sample mailboxes in Brand settings, under Addresses, are replaced with your own.';
