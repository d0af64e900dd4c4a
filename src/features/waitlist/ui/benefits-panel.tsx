import { Glyph } from '@/kit/ui/glyph';
import type { GlyphName } from '@/kit/ui/glyph-shapes';
import { SeatCounter } from '@/kit/ui/seat-counter';
import type { ApplicationWords } from '../contract.texts';

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
export function BenefitsPanel({ total, left, claims, words }: BenefitsPanelProps) {
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
