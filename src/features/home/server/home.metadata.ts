import type { PageFacts } from '@/server/page-metadata';
import type { HomeWords } from '../contract.texts';

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
  { search, seats: { full, one, many } }: HomeWords,
  wordsChangedAt: string,
): PageFacts {
  const seats = seatsLeft > 0 ? `${seatsLeft} ${seatsLeft === 1 ? one : many}` : full;
  return {
    title: tagline,
    fullTitle: `${name}: ${tagline}`,
    description: seatsLeft > 0 ? search.description : search.descriptionFull,
    changedAt: wordsChangedAt > updatedAt ? wordsChangedAt : updatedAt,
    card: { line: '', motif: { kind: 'temple', motto, seatsTotal, seatsLeft, seats } },
  };
}
