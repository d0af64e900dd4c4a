'use client';

import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { DOWNLOAD, MAIL, SHARE } from '@/kit/ui/client-glyph-shapes';
import { FilledText } from '@/kit/ui/filled-text';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { renderPng } from '@/kit/ui/render-png';
import { SeatCounter } from '@/kit/ui/seat-counter';
import { mailtoHref } from '@/kit/ui/submission/text-file';
import { useCopy } from '@/kit/ui/use-copy';
import { usePicture } from '@/kit/ui/use-picture';
import type { ApplicationWords } from '../contract.texts';
import { ApplicationArt, type ArtBrand } from './application-art';
import { drawnLetters, type SentApplication } from './sent-application';
import s from './site-plan.module.css';

type ShareApplicationProps = {
  brand: ArtBrand & { prefix: string };
  letters: string;
  organization: string;
  words: ApplicationWords['plan'];
};

/** The picture for the group chat. It is drawn here, on this device; no server makes or keeps it. */
function ShareApplication({ brand, letters, organization, words }: ShareApplicationProps) {
  const node = useRef<HTMLDivElement>(null);
  const picture = usePicture(async () => {
    if (!node.current) throw new Error('The picture is not there yet');
    const png = await renderPng(node.current, { scale: 1 });
    return new File([png], `${brand.prefix}-Application-1200x630.png`, { type: 'image/png' });
  }, words.failed);
  const art = { brand, letters, organization, headline: words.headline };
  return (
    <div>
      <h3>{words.tell}</h3>
      <div className={s.frame} role="img" aria-label={`${letters || organization}. ${words.headline}`}>
        <div className={s.small} aria-hidden="true">
          <ApplicationArt {...art} />
        </div>
      </div>
      <div className={s.actions}>
        {picture.shareable ? (
          <button
            type="button"
            className="button min-h-11!"
            data-variant="paper"
            data-size="sm"
            aria-busy={picture.busy === 'share' || undefined}
            onClick={picture.share}
          >
            <LineGlyph shape={SHARE} size={18} />
            {words.share}
          </button>
        ) : null}
        <button
          type="button"
          className="button min-h-11!"
          data-variant="outline"
          data-size="sm"
          aria-busy={picture.busy === 'save' || undefined}
          onClick={picture.save}
        >
          <LineGlyph shape={DOWNLOAD} size={18} />
          {words.save}
        </button>
      </div>
      {createPortal(
        <div className={s.away} inert aria-hidden="true">
          <ApplicationArt {...art} ref={node} />
        </div>,
        document.body,
      )}
    </div>
  );
}

type InviteOfficerProps = {
  facts: { organization: string; reference: string };
  words: ApplicationWords['invite'];
};

/** An email of the applicant's own to somebody of the chapter: no address reaches the site. */
function InviteOfficer({ facts, words }: InviteOfficerProps) {
  const { copied, copy } = useCopy();
  const message = fillPlaceholders(words.message, { ...facts, site: window.location.origin });
  return (
    <div>
      <h3>{words.heading}</h3>
      <p className="mt-3 text-[15px] text-on-violet-2 [overflow-wrap:anywhere]">{words.text}</p>
      <p className="mt-4">
        <ButtonLink
          href={mailtoHref('', words.subject, message)}
          variant="paper"
          size="sm"
          className="min-h-11!"
        >
          <LineGlyph shape={MAIL} size={18} />
          {words.button}
        </ButtonLink>
      </p>
      <p className="mt-3 text-[15px] [overflow-wrap:anywhere]">
        <FilledText
          text={words.without}
          parts={{
            link: (
              <button type="button" className="text-link min-h-11" onClick={() => copy(message)}>
                <span aria-live="polite">{copied ? words.copied : words.copy}</span>
              </button>
            ),
          }}
        />
      </p>
    </div>
  );
}

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
