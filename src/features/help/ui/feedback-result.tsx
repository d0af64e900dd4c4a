import { type AnswerWords, FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { articlePath, HELP_PATH, helpFeedback, helpFeedbackForm, SLUG } from '../contract';

type FeedbackResultProps = {
  sent: string | null;
  article: string | null;
  refused: string | null;
  words: AnswerWords;
};

/** The answer to 'Did this help?' without JavaScript. */
export function FeedbackResult({ sent, article, refused, words }: FeedbackResultProps) {
  const back = article && SLUG.test(article) ? articlePath(article) : HELP_PATH;
  return (
    <FormResult
      form={helpFeedbackForm}
      contract={helpFeedback}
      name="question below an article"
      href={HELP_PATH}
      refused={refused}
      words={words}
      failedTitle="Your answer was not sent"
      sent={
        sent === null ? null : (
          <PlainResult
            title={sent === 'yes' ? 'Good.' : 'Thank you.'}
            next={{ href: back, label: 'Back to the article' }}
          >
            <p>Your answer goes to the person who looks after the page.</p>
          </PlainResult>
        )
      }
    />
  );
}
