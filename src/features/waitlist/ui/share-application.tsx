'use client';

import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { DOWNLOAD, SHARE } from '@/kit/ui/client-glyph-shapes';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { renderPng } from '@/kit/ui/render-png';
import { usePicture } from '@/kit/ui/use-picture';
import type { ApplicationWords } from '../contract.texts';
import { ApplicationArt, type ArtBrand } from './application-art';
import s from './share-application.module.css';

type ShareApplicationProps = {
  brand: ArtBrand & { prefix: string };
  letters: string;
  organization: string;
  words: ApplicationWords['plan'];
};

/** The picture for the group chat. It is drawn here, on this device; no server makes or keeps it. */
export function ShareApplication({ brand, letters, organization, words }: ShareApplicationProps) {
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
