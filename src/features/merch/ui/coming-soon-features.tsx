import type { ReactNode } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';
import { SwipeList } from '@/kit/ui/swipe-list';
import type { MerchWords } from '../contract.texts';
import type { Dye } from '../rules/dye';
import { ApprovalPreview } from './approval-preview';
import s from './coming-soon-features.module.css';
import { QuotePreview } from './quote-preview';
import { SizesPreview } from './sizes-preview';

/** Three steps of the coming app with sample data, the last with a shirt in this cloth and ink; nothing in them can be pressed. */
export function ComingSoonFeatures({
  words,
  cloth,
  ink,
}: {
  words: MerchWords['soon'];
  cloth: Dye;
  ink: Dye;
}) {
  return (
    <section id="coming-soon-features" className={s.section}>
      <div className="container-page">
        <div className={s.head}>
          <h2 className={s.title}>{words.heading}</h2>
          <div>
            <p className={`text-lead ${s.lead}`}>{words.lead}</p>
            <ButtonLink href="/#waitlist">{words.waitlist}</ButtonLink>
          </div>
        </div>
        <SwipeList label={words.heading} isOrdered className={s.steps}>
          <Step title={words.quote} text={words.quoteText}>
            <QuotePreview promise={words.promise} />
          </Step>
          <Step title={words.sizes} text={words.sizesText}>
            <SizesPreview answered={words.answered} />
          </Step>
          <Step title={words.approval} text={words.approvalText}>
            <ApprovalPreview cloth={cloth} ink={ink} />
          </Step>
        </SwipeList>
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
