import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { namesOf } from '../contract';
import type { LettersWords } from '../contract.texts';

/** @param site where the picture says that letters are put up */
export function lettersFacts(letters: string, { card }: LettersWords, site: string): PageFacts {
  const facts = { letters, name: namesOf(letters), site };
  const headline = fillPlaceholders(card.headline, facts);
  return {
    title: headline,
    description: fillPlaceholders(card.description, facts),
    card: { headline, line: fillPlaceholders(card.invitation, facts), motif: { kind: 'letters', letters } },
  };
}
