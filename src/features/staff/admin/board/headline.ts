import { countWord } from '@/kit/admin/count-word';

/** What is waiting, as a person would say it: 'Four answers due. One is late.' */
export function headline(owed: number, late: number, unread: number): string {
  if (owed > 0) {
    const due = `${countWord(owed)} ${owed === 1 ? 'answer' : 'answers'} due.`;
    return late > 0 ? `${due} ${countWord(late)} ${late === 1 ? 'is' : 'are'} late.` : due;
  }
  if (unread > 0) return `${countWord(unread)} ${unread === 1 ? 'application' : 'applications'} to read.`;
  return 'Nobody is waiting for you.';
}
