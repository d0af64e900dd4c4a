'use client';

import { SeatCounter } from '@/kit/ui/seat-counter';
import type { ApplicationWords } from '../contract.texts';
import type { ArtBrand } from './application-art';
import { InviteOfficer } from './invite-officer';
import { drawnLetters, type SentApplication } from './sent-application';
import { ShareApplication } from './share-application';
import s from './site-plan.module.css';

type SitePlanProps = {
  sent: SentApplication;
  brand: ArtBrand & { prefix: string };
  /** Letters that are not drawn. */
  blocked: string[];
  words: Pick<ApplicationWords, 'panel' | 'plan' | 'invite'>;
};

/** Takes the place of the benefits once an application is in: the seats, with one asked for, and whom to tell. */
export function SitePlan({ sent, brand, blocked, words }: SitePlanProps) {
  const { seatsTotal, seatsLeft } = brand;
  const { plan, panel } = words;
  const taken = seatsTotal - seatsLeft;
  return (
    <div className="min-w-0 max-[1100px]:order-2">
      <h2 className={s.heading}>{plan.heading}</h2>
      <p className={s.lead}>{plan.lead}</p>
      <p className={s.count}>
        <span className="display text-[56px] tracking-[-0.04em]">{seatsLeft}</span> <span>{panel.count}</span>
      </p>
      <SeatCounter
        total={seatsTotal}
        taken={taken}
        isOnePending
        perRow={25}
        height={20}
        label={plan.counter}
        stone="var(--color-violet-line)"
        className="max-w-[576px] [&_svg]:max-w-none!"
      />
      <ul className={s.legend}>
        {taken > 0 ? <Key fill="var(--color-violet-line)">{plan.taken}</Key> : null}
        <Key fill="currentColor">{plan.free}</Key>
        <Key fill="var(--color-brass-light)">{plan.yours}</Key>
      </ul>
      <div className={s.two}>
        <ShareApplication
          brand={brand}
          letters={drawnLetters(sent.organization, blocked)}
          organization={sent.organization}
          words={plan}
        />
        <InviteOfficer
          facts={{ organization: sent.organization, reference: sent.reference }}
          words={words.invite}
        />
      </div>
    </div>
  );
}

const Key = ({ fill, children }: { fill: string; children: string }) => (
  <li>
    <svg width="12" height="30" viewBox="0 0 12 30" fill={fill} aria-hidden="true">
      <circle cx="6" cy="5" r="4.5" />
      <path d="M2.5 12h7v18h-7z" />
    </svg>
    {children}
  </li>
);
