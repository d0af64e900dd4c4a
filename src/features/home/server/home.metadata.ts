import type { PageFacts } from '@/core/server/page-metadata';
import type { HomeWords } from '../contract.texts';
import { seatWords } from '../ui/seat-words';

type Brand = {
  name: string;
  tagline: string;
  motto: string;
  seatsTotal: number;
  seatsLeft: number;
  updatedAt: string;
};

/** The brand's own sentence comes first. */
export function homeFacts(
  { name, tagline, motto, seatsTotal, seatsLeft, updatedAt }: Brand,
  words: HomeWords,
  wordsChangedAt: string,
): PageFacts {
  const { search } = words;
  const { figure, caption } = seatWords(words.seats, seatsLeft);
  const seats = figure === null ? caption : `${figure} ${caption}`;
  return {
    title: tagline,
    fullTitle: `${name}: ${tagline}`,
    description: seatsLeft > 0 ? search.description : search.descriptionFull,
    changedAt: wordsChangedAt > updatedAt ? wordsChangedAt : updatedAt,
    card: { line: '', motif: { kind: 'temple', motto, seatsTotal, seatsLeft, seats } },
  };
}
