import type { VisitSourceWords } from '@/core/ui/visit-source/visit-source-note';
import { inputsOf } from '@/kit/shared/form-definition';
import { Glyph } from '@/kit/ui/glyph';
import type { GlyphName } from '@/kit/ui/glyph-shapes';
import { SeatCounter } from '@/kit/ui/seat-counter';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { waitlistForm } from '../contract';
import type { ApplicationWords } from '../contract.texts';
import { waitlistFields } from '../waitlist.form';
import { type ApplicationBrand, ApplicationCard } from './application-card';

/** An icon for a claim, found by a word in it; claims are content and may change. */
const ICONS: [word: RegExp, glyph: GlyphName][] = [
  [/spot|seat|place/i, 'users'],
  [/discount/i, 'badge-percent'],
  [/early access/i, 'key-round'],
  [/upgrade/i, 'arrow-up-to-line'],
  [/support/i, 'life-buoy'],
  [/say in/i, 'vote'],
  [/onboarding/i, 'hand-helping'],
];

const iconOf = (claim: string) => ICONS.find(([word]) => word.test(claim))?.[1] ?? 'medal';

type BenefitsPanelProps = {
  total: number;
  left: number;
  claims: string[];
  words: ApplicationWords['panel'];
};

/** Stays in view while the form scrolls. Below 1101 px its heading is above the form, and the rest below it. */
function BenefitsPanel({ total, left, claims, words }: BenefitsPanelProps) {
  const full = left === 0;
  // The counter below shows exactly how many are left.
  const promises = claims.filter((claim) => !/\bspots?\b/i.test(claim));
  return (
    <div className="min-w-0 max-[1100px]:contents min-[1101px]:sticky min-[1101px]:top-[104px]">
      <h2 className="text-[32px] md:text-[68px]">{full ? words.headingFull : words.heading}</h2>
      <div className="min-w-0 max-[1100px]:order-2">
        <p className="text-lead text-on-violet-2 min-[1101px]:mt-5">{full ? words.leadFull : words.lead}</p>
        {full ? null : (
          <ul className="mt-9">
            {promises.map((claim) => (
              <li key={claim} className="flex items-start gap-3.5 border-t border-violet-line py-[13px]">
                <Glyph name={iconOf(claim)} size={21} className="mt-[3px] flex-none" />
                {claim}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-9 mb-3.5 flex flex-wrap items-baseline gap-x-3">
          <span className="display text-[56px] tracking-[-0.04em]">{left}</span>
          <span>{words.count}</span>
        </p>
        <SeatCounter
          total={total}
          taken={total - left}
          label={words.counter}
          stone="var(--color-violet-line)"
          className="max-w-[520px] [&_svg]:max-w-none!"
        />
      </div>
    </div>
  );
}

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
  cameBy: VisitSourceWords;
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
