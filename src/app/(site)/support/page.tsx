import { metadataOf } from '@/app/page-facts';
import { frameWords } from '@/app/words';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { PANEL_FROM } from '@/features/help/contract';
import { countArticles } from '@/features/help/server/help.queries';
import { LiveKnowledgeBase } from '@/features/help/ui/live-knowledge-base';
import { SubjectAnswers } from '@/features/help/ui/subject-answers';
import { readAnswerFigures } from '@/features/support/server/answer-figures.queries';
import { answerWords } from '@/features/support/ui/answer-words';
import { SupportHero } from '@/features/support/ui/support-hero';
import { SupportSection } from '@/features/support/ui/support-section';
import { issueFormToken } from '@/server/spam-checks';
import { Breadcrumbs } from '@/server/structured-data';
import { PageMain } from '@/ui/page-shell/page-main';

export const generateMetadata = metadataOf('/support');

export default async function SupportPage() {
  const [{ prefix, mailboxes }, { download }, figures] = await Promise.all([
    getBrand(),
    frameWords(),
    readAnswerFigures(),
  ]);
  const isHelpLive = (await countArticles()) >= PANEL_FROM;
  const setting = { prefix, mailbox: mailboxes.support, formForwardUrl: env().FORM_FORWARD_URL };
  return (
    <PageMain above="paper-2">
      <Breadcrumbs path="/support" />
      <SupportHero mailbox={mailboxes.support} measured={figures && answerWords(figures)} />
      <SupportSection
        formToken={issueFormToken()}
        setting={setting}
        notSentWords={download}
        isMailOn={env().SMTP_URL !== undefined}
        knowledgeBase={isHelpLive && <LiveKnowledgeBase />}
        belowSubject={isHelpLive && <SubjectAnswers />}
      />
    </PageMain>
  );
}
