import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { ApprovalPreview } from './approval-preview';
import s from './coming-soon-features.module.css';
import { QuotePreview } from './quote-preview';
import { SizesPreview } from './sizes-preview';

/** Three steps of the coming app with sample data; nothing in them can be pressed. */
export function ComingSoonFeatures() {
  return (
    <section id="coming-soon-features" className={`laid-out-late ${s.section}`}>
      <div className="container-page">
        <div className={s.head}>
          <h2 className={s.title}>Soon: one order, from idea to box.</h2>
          <div>
            <p className={`text-lead ${s.lead}`}>
              Coming soon in the app: ask for a price, collect sizes and sign off on the design without a
              single group-chat poll. Here’s a sneak peek.
            </p>
            <ButtonLink href="/#waitlist">Join the Waitlist</ButtonLink>
          </div>
        </div>
        <ol className={s.steps}>
          <Step title="Quote request" text="Say what you need, and when.">
            <QuotePreview />
          </Step>
          <Step title="Size collection from members" text="Everyone answers once. You see who hasn’t.">
            <SizesPreview />
          </Step>
          <Step
            title="Design approval by chapter leadership"
            text="Nothing prints until your officers agree."
          >
            <ApprovalPreview />
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={`animate-on-scroll ${s.step}`}>
      <h3 className={s.name}>{title}</h3>
      <p className={s.text}>{text}</p>
      {children}
    </li>
  );
}
