import { isSlug } from '@/kit/shared/address-name';
import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { PlainResult } from '@/kit/ui/plain-result';
import { articlePath, HELP_PATH, helpFeedback } from '../contract';
import type { HelpWords } from '../contract.texts';

type FeedbackResultProps = {
  sent: string | null;
  article: string | null;
  refused: string | null;
  words: HelpWords;
  answers: AnswerWords;
};

/** The answer to 'Did this help?' without JavaScript. */
export function FeedbackResult({ sent, article, refused, words, answers }: FeedbackResultProps) {
  const back = article && isSlug(article) ? articlePath(article) : HELP_PATH;
  return (
    <FormResult
      contract={helpFeedback}
      name={words.plain.name}
      href={HELP_PATH}
      refused={refused}
      words={answers}
      failedTitle={words.plain.failed}
      failedText={words.plain.noArticle}
      sent={
        sent === null ? null : (
          <PlainResult
            title={sent === 'yes' ? words.feedback.good : words.plain.thanks}
            next={{ href: back, label: words.plain.back }}
          >
            <p>{words.plain.text}</p>
          </PlainResult>
        )
      }
    />
  );
}
