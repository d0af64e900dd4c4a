'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { DOWNLOAD, SHARE } from '@/kit/ui/client-glyph-shapes';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { useCopy } from '@/kit/ui/use-copy';
import { upPath } from '../contract';
import type { LettersWords } from '../contract.texts';
import { ApplyLink } from './apply-link';
import s from './letters-actions.module.css';

type LettersActionsProps = { first: string; organizationField: string; words: LettersWords['house'] };

export function LettersActions({ first, organizationField, words }: LettersActionsProps) {
  const { letters, name } = useLetters(first);
  const { copied, copy } = useCopy();
  const share = async () => {
    const url = window.location.origin + upPath(letters);
    if (navigator.share) return navigator.share({ url, title: name }).catch(() => undefined);
    await copy(url);
  };
  return (
    <div className={`on-ink ${s.actions}`}>
      <ApplyLink first={first} organizationField={organizationField} without={words.applyWithout}>
        {words.apply}
      </ApplyLink>
      {letters ? (
        <>
          <button
            type="button"
            className={`button ${s.quiet} ${s.share}`}
            data-variant="outline"
            data-size="md"
            onClick={share}
          >
            <LineGlyph shape={SHARE} size={20} />
            <span aria-live="polite">{copied ? words.copied : words.share}</span>
          </button>
          <ButtonLink
            href={`${upPath(letters)}/opengraph-image`}
            download={`${upPath(letters).split('/').pop()}.png`}
            variant="outline"
            className={s.quiet}
          >
            <LineGlyph shape={DOWNLOAD} size={20} />
            {words.save}
          </ButtonLink>
        </>
      ) : null}
      <p className={s.claim}>{fillPlaceholders(words.claim, { name })}</p>
    </div>
  );
}
