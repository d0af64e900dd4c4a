'use client';

import type { CameByWords } from '@/ui/came-by/came-by';
import type { Option } from '@/ui/form/select-field';
import { useOutcome } from '@/ui/form/use-outcome';
import type { NotSentWords } from '@/ui/submission/not-sent-notice';
import type { ApplicationWords } from '../contract.texts';
import { ApplicationForm } from './application-form';
import { ApplicationThanks } from './application-thanks';
import type { ApplicationOutcome, ApplicationSetting } from './submit-application';

type ApplicationCardProps = {
  formPath: string;
  formToken: string;
  organization?: string;
  sizes: readonly Option[];
  markPath: string;
  /** No founding place is left: the form is an ordinary waitlist. */
  full: boolean;
  setting: ApplicationSetting;
  words: Pick<ApplicationWords, 'form' | 'thanks' | 'messages'>;
  cameBy: CameByWords;
  notSentWords: NotSentWords;
};

/** The printed panel with its two states, of the same size. */
export function ApplicationCard({ markPath, notSentWords, ...form }: ApplicationCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<ApplicationOutcome>();
  return (
    <div className="on-paper relative bg-card px-6 py-8 text-ink before:pointer-events-none before:absolute before:inset-2 before:border before:border-stone max-md:-mx-2 max-[1100px]:order-1 md:p-11 min-[1101px]:min-h-[690px]">
      {outcome ? (
        <ApplicationThanks
          outcome={outcome}
          markPath={markPath}
          mailbox={form.setting.mailbox}
          words={form.words.thanks}
          notSentWords={notSentWords}
          onBack={again}
        />
      ) : (
        <ApplicationForm {...form} focusOnMount={isAgain} onDone={setOutcome} />
      )}
    </div>
  );
}
