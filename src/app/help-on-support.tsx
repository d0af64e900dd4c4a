import { PANEL_FROM } from '@/features/help/contract';
import { countArticles } from '@/features/help/server/help.queries';
import { LiveKnowledgeBase } from '@/features/help/ui/live-knowledge-base';
import { panelWords } from '@/features/help/ui/panel-words';
import { SubjectAnswers } from '@/features/help/ui/subject-answers';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { wordsFor } from './words';

/** The search in articles beside the support form, and what may answer a question while it is written. */
export async function helpOnSupport() {
  const [{ knowledge, answers }, articles] = await Promise.all([wordsFor(SUPPORT_TEXTS), countArticles()]);
  if (articles < PANEL_FROM) return {};
  return {
    knowledgeBase: <LiveKnowledgeBase words={panelWords(knowledge)} />,
    belowSubject: <SubjectAnswers words={answers} />,
  };
}
