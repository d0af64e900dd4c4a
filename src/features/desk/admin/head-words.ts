import { countWord } from '@/kit/admin/count-word';

/** What waits, as a person would say it; what is late stands apart, because it is red. */
export function headWords(waiting: number, late: number): { waiting: string; late: string | null } {
  if (waiting === 0) return { waiting: 'Nothing is waiting.', late: null };
  return {
    waiting: `${countWord(waiting)} waiting.`,
    late: late > 0 ? `${countWord(late)} ${late === 1 ? 'is' : 'are'} late.` : null,
  };
}
