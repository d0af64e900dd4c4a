import type { CameByWords } from '@/core/ui/came-by/came-by';
import { inputsOf } from '@/kit/shared/form-definition';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { waitlistForm } from '../contract';
import type { ApplicationWords } from '../contract.texts';
import { waitlistFields } from '../waitlist.form';
import { type ApplicationBrand, ApplicationCard } from './application-card';
import { BenefitsPanel } from './benefits-panel';

type ApplicationSectionProps = {
  brand: ApplicationBrand & { claims: string[]; mailboxes: { applications: string } };
  /** Filled in from the start. */
  organization?: string;
  /** Letters that are not drawn. */
  blocked?: string[];
  /** Signed time of the page (server/spam-checks). */
  formToken: string;
  /** Address of the form service, when one is set. */
  formForwardUrl?: string;
  words: ApplicationWords;
  cameBy: CameByWords;
  notSentWords: NotSentWords;
};

/** Home's `#waitlist`: what founders get, and the application form. Full-width violet, last before the footer. */
export function ApplicationSection(props: ApplicationSectionProps) {
  const { brand, organization, blocked = [], formToken, formForwardUrl, words, cameBy, notSentWords } = props;
  const { panel, form, messages, thanks, next, plan, invite } = words;
  const { name, prefix, markPath, seatsTotal, seatsLeft, answerDays } = brand;
  return (
    <section
      id="waitlist"
      className="laid-out-late on-violet bg-flood pt-[120px] pb-20 text-white max-md:pt-7 md:pb-32 md:max-[1100px]:pt-14"
    >
      <div className="container-page grid items-start gap-[88px] max-md:gap-5 md:max-[1100px]:gap-10 min-[1101px]:grid-cols-[minmax(0,1fr)_552px]">
        <ApplicationCard
          formPath={waitlistForm.path}
          organization={organization}
          formToken={formToken}
          inputs={inputsOf(waitlistFields, form)}
          brand={{ name, prefix, markPath, seatsTotal, seatsLeft, answerDays }}
          blocked={blocked}
          full={seatsLeft === 0}
          words={{ panel, form, messages, thanks, next, plan, invite }}
          cameBy={cameBy}
          notSentWords={notSentWords}
          setting={{ mailbox: brand.mailboxes.applications, formForwardUrl }}
        >
          <BenefitsPanel total={seatsTotal} left={seatsLeft} claims={brand.claims} words={panel} />
        </ApplicationCard>
      </div>
    </section>
  );
}
