import { newsletterForm, SIGNUP_WORDS } from '../contract';
import { NewsletterForm } from './newsletter-form';

/** The footer's sign-up form; `/#newsletter` points here on every page. */
export function NewsletterPanel({ formToken }: { formToken: string }) {
  return (
    <section aria-labelledby="newsletter-title" className="min-w-0">
      <h2 id="newsletter-title" className="max-w-[11em] text-[34px] leading-[1.04] md:text-[38px]">
        {SIGNUP_WORDS.title}
      </h2>
      <p className="mt-3 max-w-[24em] text-balance text-on-night-2">{SIGNUP_WORDS.text}</p>
      <NewsletterForm formPath={newsletterForm.path} formToken={formToken} action={SIGNUP_WORDS.button} />
    </section>
  );
}
