import type { VisitSourceWords } from '@/core/ui/visit-source/visit-source-note';
import { newsletterForm } from '../contract';
import type { NewsletterWords } from '../contract.texts';
import { NewsletterForm } from './newsletter-form';

type NewsletterPanelProps = { formToken: string; cameBy: VisitSourceWords; words: NewsletterWords };

/** The footer's sign-up form; `/#newsletter` points here on every page. */
export function NewsletterPanel({ formToken, cameBy, words: { form, messages } }: NewsletterPanelProps) {
  const { heading, text, ...labels } = form;
  return (
    <section aria-labelledby="newsletter-title" className="min-w-0">
      <h2 id="newsletter-title" className="max-w-[11em] text-[34px] leading-[1.04] md:text-[38px]">
        {heading}
      </h2>
      <p className="mt-3 max-w-[24em] text-balance text-on-night-2">{text}</p>
      <NewsletterForm
        formPath={newsletterForm.path}
        formToken={formToken}
        cameBy={cameBy}
        words={{ ...labels, ...messages }}
      />
    </section>
  );
}
