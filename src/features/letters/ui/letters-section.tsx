import type { ReactNode } from 'react';
import { LETTERS_ID } from '../contract';
import type { LettersWords } from '../contract.texts';
import { House } from './house';
import { LettersActions } from './letters-actions';
import { LettersField } from './letters-field';
import s from './letters-section.module.css';
import { TravelCard } from './travel-card';

type LettersSectionProps = {
  /** The letters that the page came with; '' if none. */
  first: string;
  unread?: string;
  blocked: readonly string[];
  markPath: string;
  motto: string;
  /** Host of this site, as the picture names it. */
  site: string;
  /** Selector of the field that the button to the application fills. */
  organizationField: string;
  words: LettersWords;
  /** The phone that carries the letters. */
  children: ReactNode;
};

/** Visitors put their letters on a house, see it redraw, share it, and apply with them. */
export function LettersSection(props: LettersSectionProps) {
  const { first, unread, blocked, markPath, motto, site, organizationField, words, children } = props;
  const { section, messages, house, card } = words;
  return (
    <section id={LETTERS_ID} className={s.section} aria-labelledby="letters-title">
      <div className={`container-page ${s.top}`}>
        <div>
          <h2 id="letters-title" className={s.heading}>
            {section.heading}
          </h2>
          <p className={`text-lead ${s.lead}`}>{section.lead}</p>
        </div>
        <LettersField first={first} unread={unread} blocked={blocked} words={{ section, messages }} />
      </div>
      <div className={`container-page ${s.lower}`}>
        <House first={first} markPath={markPath} motto={motto}>
          {children}
        </House>
        <TravelCard first={first} markPath={markPath} motto={motto} site={site} words={{ house, card }} />
        <div className={s.steps} aria-hidden="true" />
        <LettersActions first={first} organizationField={organizationField} words={house} />
      </div>
    </section>
  );
}
