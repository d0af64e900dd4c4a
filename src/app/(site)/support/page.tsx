import { helpOnSupport } from '@/app/help-on-support';
import { metadataOf } from '@/app/page-facts';
import { frameWords, wordsFor } from '@/app/words';
import { issueFormToken } from '@/core/server/spam-checks';
import { Breadcrumbs } from '@/core/server/structured-data';
import { hoursRule } from '@/core/shared/hours-words';
import { env } from '@/env';
import { isOn } from '@/features';
import { getBrand } from '@/features/brand/server/brand.queries';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { readAnswerFigures } from '@/features/support/server/answer-figures.queries';
import { answerTimeText } from '@/features/support/ui/answer-words';
import { SupportHero } from '@/features/support/ui/support-hero';
import { SupportSection } from '@/features/support/ui/support-section';
import { PageMain } from '@/kit/ui/page-shell/page-main';

export const generateMetadata = metadataOf('/support');

export default async function SupportPage() {
  const [{ prefix, mailboxes, hours }, { download, answers }, words, figures] = await Promise.all([
    getBrand(),
    frameWords(),
    wordsFor(SUPPORT_TEXTS),
    readAnswerFigures(),
  ]);
  const setting = { prefix, mailbox: mailboxes.support, formForwardUrl: env().FORM_FORWARD_URL };
  return (
    <PageMain above="paper-2">
      <Breadcrumbs path="/support" />
      <SupportHero
        mailbox={mailboxes.support}
        measured={figures && answerTimeText(figures, words.hero.measured)}
        words={words.hero}
      />
      <SupportSection
        formToken={issueFormToken()}
        setting={setting}
        rule={hoursRule(hours)}
        words={words}
        notSentWords={download}
        tooMany={answers.tooMany}
        isMailOn={env().SMTP_URL !== undefined}
        {...(isOn('help') && (await helpOnSupport()))}
      />
    </PageMain>
  );
}
