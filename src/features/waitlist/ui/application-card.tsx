'use client';

import type { ReactNode } from 'react';
import type { VisitSourceWords } from '@/core/ui/visit-source/visit-source-note';
import { useOutcome } from '@/kit/ui/form/use-outcome';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import type { ApplicationWords } from '../contract.texts';
import type { WaitlistInputs } from '../waitlist.form';
import type { ArtBrand } from './application-art';
import { ApplicationForm } from './application-form';
import type { ShownApplication } from './shown-application';
import type { ApplicationSetting } from './submit-application';

export type ApplicationBrand = ArtBrand & { prefix: string; answerDays: number | null };

type ApplicationCardProps = {
  formPath: string;
  formToken: string;
  organization?: string;
  inputs: WaitlistInputs;
  brand: ApplicationBrand;
  /** Letters that are not drawn. */
  blocked: string[];
  /** No founding place is left: the form is an ordinary waitlist. */
  full: boolean;
  setting: ApplicationSetting;
  words: Pick<ApplicationWords, 'panel' | 'form' | 'messages' | 'thanks' | 'next' | 'plan' | 'invite'>;
  cameBy: VisitSourceWords;
  notSentWords: NotSentWords;
  /** What stands beside the form. */
  children: ReactNode;
};

/** The printed panel with its two states, of the same size; what is beside it changes with it. */
export function ApplicationCard({ brand, blocked, notSentWords, children, ...form }: ApplicationCardProps) {
  const { outcome: thanked, setOutcome, isAgain, again } = useOutcome<ShownApplication>();
  const isOnPlan = thanked && thanked.sent.outcome.via !== 'file' && !form.full;
  return (
    <>
      {isOnPlan ? (
        <thanked.views.SitePlan sent={thanked.sent} brand={brand} blocked={blocked} words={form.words} />
      ) : (
        children
      )}
      <div className="on-paper relative bg-card px-6 py-8 text-ink before:pointer-events-none before:absolute before:inset-2 before:border before:border-stone max-md:-mx-2 max-[1100px]:order-1 md:p-11 min-[1101px]:min-h-[690px]">
        {thanked ? (
          <thanked.views.ApplicationThanks
            sent={thanked.sent}
            mailbox={form.setting.mailbox}
            blocked={blocked}
            answerDays={brand.answerDays}
            words={form.words}
            notSentWords={notSentWords}
            onBack={again}
          />
        ) : (
          <ApplicationForm {...form} focusOnMount={isAgain} onDone={setOutcome} />
        )}
      </div>
    </>
  );
}
