import type { DeskRecord } from '../contract';

/** Whether `latest` names a message or a note that `seen` does not: both are the newest ids, `message.note`. */
export function isNewer(latest: string, seen: string): boolean {
  const [message = 0, note = 0] = seen.split('.').map(Number);
  const [lastMessage = 0, lastNote = 0] = latest.split('.').map(Number);
  return lastMessage > message || lastNote > note;
}

/** The newest entry that an answer must have seen. */
export function newestEntry({ entries, seen }: Pick<DeskRecord, 'entries' | 'seen'>) {
  const [message, note] = seen.split('.');
  return entries.findLast(({ id }) => id === `message-${message}` || id === `note-${note}`);
}
