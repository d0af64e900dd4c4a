import { env } from '@/env';
import { DashboardPhone } from '@/features/app-screens/ui/phones';
import { getBrand } from '@/features/brand/server/brand.queries';
import { blockedSets, namesOf } from '@/features/letters/contract';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { DrawnLetters, DrawnName } from '@/features/letters/ui/drawn-letters';
import { LettersSection } from '@/features/letters/ui/letters-section';
import { OpenedLine } from '@/features/letters/ui/opened-line';
import { Plate } from '@/features/letters/ui/plate';
import type { HomeLetters } from './home-view';
import { wordsFor } from './words';

/** The application's field that letters fill in. */
const ORGANIZATION = '#waitlist [name="organization"]';

type Put = {
  /** Letters that somebody put up; '' on the home page itself. */
  letters?: string;
  /** What could not be read as letters. */
  unread?: string;
};

/** What visitors' letters add to the home page. */
export async function lettersOnHome({ letters = '', unread }: Put = {}): Promise<HomeLetters> {
  const [{ markPath, motto }, words] = await Promise.all([getBrand(), wordsFor(LETTERS_TEXTS)]);
  const blocked = blockedSets(words.blocked.sets);
  const first = blocked.includes(letters) ? '' : letters;
  const chapter = {
    letters: (sample: string) => <DrawnLetters first={first}>{sample}</DrawnLetters>,
    name: (sample: string) => <DrawnName first={first}>{sample}</DrawnName>,
  };
  return {
    above: first && !unread && <OpenedLine letters={first} organizationField={ORGANIZATION} words={words} />,
    motto: <DrawnLetters first={first}>{motto}</DrawnLetters>,
    plate: <Plate first={first} words={words.house} />,
    chapter,
    section: (
      <LettersSection
        first={first}
        unread={unread}
        blocked={blocked}
        markPath={markPath}
        motto={motto}
        site={new URL(env().SITE_URL).host}
        organizationField={ORGANIZATION}
        words={words}
      >
        <DashboardPhone markPath={markPath} chapter={chapter} />
      </LettersSection>
    ),
    organization: namesOf(first),
    blocked,
  };
}
