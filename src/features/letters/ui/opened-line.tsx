import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { LETTERS_ID } from '../contract';
import type { LettersWords } from '../contract.texts';
import { ApplyLink } from './apply-link';
import s from './opened-line.module.css';

type OpenedLineProps = {
  letters: string;
  organizationField: string;
  words: Pick<LettersWords, 'house' | 'opened'>;
};

/** Above the hero of a shared house. */
export const OpenedLine = ({ letters, organizationField, words: { house, opened } }: OpenedLineProps) => (
  <aside className={s.line} aria-labelledby="opened-line">
    <div className={`container-page ${s.row}`}>
      <p id="opened-line">
        <strong className={s.heading}>{fillPlaceholders(opened.heading, { letters })}</strong>{' '}
        {opened.question}
      </p>
      <div className={s.buttons}>
        <ApplyLink first={letters} organizationField={organizationField} size="sm">
          {house.apply}
        </ApplyLink>
        <ButtonLink href={`#${LETTERS_ID}`} variant="outline" size="sm">
          {opened.other}
        </ButtonLink>
      </div>
    </div>
  </aside>
);
