import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { ApplicationSection } from '@/features/waitlist/ui/application-section';
import { issueFormToken } from '@/server/spam-checks';
import { frameWords, wordsFor } from './words';

/** The application section with its texts, the last of the home page. */
export async function HomeApplication({ organization }: { organization: string }) {
  const [brand, words, { download, cameBy }] = await Promise.all([
    getBrand(),
    wordsFor(APPLICATION_TEXTS),
    frameWords(),
  ]);
  return (
    <ApplicationSection
      brand={brand}
      organization={organization}
      formToken={issueFormToken()}
      formForwardUrl={env().FORM_FORWARD_URL}
      words={words}
      cameBy={cameBy}
      notSentWords={download}
    />
  );
}
