import { metadataOf } from '@/app/page-facts';
import { frameWords, wordsFor } from '@/app/words';
import { issueFormToken } from '@/core/server/spam-checks';
import { Breadcrumbs } from '@/core/server/structured-data';
import { hoursRule } from '@/core/shared/hours-words';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { PANEL_FROM } from '@/features/help/contract';
import { countArticles } from '@/features/help/server/help.queries';
import { LiveKnowledgeBase } from '@/features/help/ui/live-knowledge-base';
import { panelWords } from '@/features/help/ui/panel-words';
import { SubjectAnswers } from '@/features/help/ui/subject-answers';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { readAnswerFigures } from '@/features/support/server/answer-figures.queries';
import { answerTimeText } from '@/features/support/ui/answer-words';
import { SupportHero } from '@/features/support/ui/support-hero';
import { SupportSection } from '@/features/support/ui/support-section';
import { PageMain } from '@/kit/ui/page-shell/page-main';

export const generateMetadata = metadataOf('/support');

export default async function SupportPage() {
  const [{ prefix, mailboxes, hours }, { download, answers }, words, articles, figures] = await Promise.all([
    getBrand(),
    frameWords(),
    wordsFor(SUPPORT_TEXTS),
    countArticles(),
    readAnswerFigures(),
  ]);
  const isHelpLive = articles >= PANEL_FROM;
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
        knowledgeBase={isHelpLive && <LiveKnowledgeBase words={panelWords(words.knowledge)} />}
        belowSubject={isHelpLive && <SubjectAnswers words={words.answers} />}
      />
    </PageMain>
  );
}
