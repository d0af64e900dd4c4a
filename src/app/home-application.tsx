import { issueFormToken } from '@/core/server/spam-checks';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { ApplicationSection } from '@/features/waitlist/ui/application-section';
import { frameWords, wordsFor } from './words';

type HomeApplicationProps = { organization: string; blocked: string[] };

/** The application section with its texts, the last of the home page. */
export async function HomeApplication({ organization, blocked }: HomeApplicationProps) {
  const [brand, words, { download, cameBy }] = await Promise.all([
    getBrand(),
    wordsFor(APPLICATION_TEXTS),
    frameWords(),
  ]);
  return (
    <ApplicationSection
      brand={brand}
      organization={organization}
      blocked={blocked}
      formToken={issueFormToken()}
      formForwardUrl={env().FORM_FORWARD_URL}
      words={words}
      cameBy={cameBy}
      notSentWords={download}
    />
  );
}
