'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { copyText } from '@/kit/ui/copy-text';
import { toast } from '@/kit/ui/toast/toast';
import type { AssetsWords } from '../../contract.texts';
import s from './copy-text.module.css';
import { announceDownload } from './download-queue';

export const COPIED_MS = 2000;

type Props = { text: string; what: string; words: AssetsWords['information'] };

/** @param what names the text: 'main title' */
export function CopyText({ text, what, words }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
      announceDownload(fillPlaceholders(words.said, { what }));
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch (error) {
      console.error(error);
      await toast({ title: words.failed, tone: 'destructive' });
    }
  };
  const Sign = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={s.copy}
      aria-label={fillPlaceholders(words.copyWhat, { what })}
      onClick={copy}
    >
      <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
      {copied ? words.copied : words.copy}
    </button>
  );
}
