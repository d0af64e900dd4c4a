'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { MAIL } from '@/kit/ui/client-glyph-shapes';
import { FilledText } from '@/kit/ui/filled-text';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { mailtoHref } from '@/kit/ui/submission/text-file';
import { useCopy } from '@/kit/ui/use-copy';
import type { ApplicationWords } from '../contract.texts';

type InviteOfficerProps = {
  facts: { organization: string; reference: string };
  words: ApplicationWords['invite'];
};

/** An email of the applicant's own to somebody of the chapter: no address reaches the site. */
export function InviteOfficer({ facts, words }: InviteOfficerProps) {
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
