'use client';

import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { saveFile } from '@/kit/ui/save-file';
import type { AssetsWords } from '../../contract.texts';
import type { BrandAsset } from '../assets';
import s from './asset-buttons.module.css';
import { COPIED_MS } from './copy-text';
import { queueDownload } from './download-queue';
import { drawAsset } from './draw-asset';
import { useIsBusy } from './use-download-queue';

/** Copying needs a page from https (or from this machine), and not every browser supports it. */
const takesImages = () =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';

/** @param picture may still be pending: the browser asks for permission at the click */
const copyImage = (picture: Promise<Blob>) =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);

type Props = {
  asset: BrandAsset;
  /** Label of the button. */
  words: string;
  /** How the button that copies is called, and what is announced. */
  copying: { image: string; what: string; said: string };
  work: AssetsWords['work'];
  variant?: 'primary' | 'outline' | 'ink';
};

/** Download, and copy where the browser supports it. A button that is working ignores further presses. */
export function AssetButtons({ asset, words, copying, work, variant = 'outline' }: Props) {
  const { key, file, label, isWide } = asset;
  const busy = useIsBusy(key);
  const [copies, setCopies] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopies(takesImages()), []);

  const begun = fillPlaceholders(work.drawing, { what: label });
  const said = { begun, failed: isWide ? work.failedBanner : work.failed, cancelled: work.cancelled };
  const save = () =>
    queueDownload({ key, words: said }, async () => {
      saveFile(await drawAsset(asset), file);
      return fillPlaceholders(work.saved, { file });
    });
  const copy = () =>
    queueDownload({ key, words: { ...said, failed: work.notCopied } }, async () => {
      await copyImage(drawAsset(asset));
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
      return fillPlaceholders(copying.said, { what: label });
    });

  const Sign = copied ? Check : Copy;
  return (
    <div className={s.buttons}>
      <button
        type="button"
        className="button"
        data-size="sm"
        data-variant={variant}
        aria-disabled={busy || undefined}
        aria-describedby={`about-${key}`}
        onClick={save}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : <Download size={17} aria-hidden="true" />}
        {/* In a preview it may be hydrated after the marks of its text were taken off. */}
        <span className={s.words} suppressHydrationWarning>
          {words}
        </span>
      </button>
      {copies ? (
        <button
          type="button"
          className={`icon-button ${s.copy}`}
          aria-label={fillPlaceholders(copying.what, { what: label })}
          aria-disabled={busy || undefined}
          title={copying.image}
          onClick={copy}
        >
          <Sign size={17} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
