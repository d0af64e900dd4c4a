'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/ui/copy-text';
import { toast } from '@/ui/toast/toast';
import s from './copy-text.module.css';
import { say } from './download-queue';

export const COPIED_MS = 2000;

/** @param what names the text: 'main title' */
export function CopyText({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
      say(`Copied: ${what}.`);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch (error) {
      console.error(error);
      await toast({ title: 'Copying failed. Please select the text instead.', tone: 'destructive' });
    }
  };
  const Sign = copied ? Check : Copy;
  return (
    <button type="button" className={s.copy} aria-label={`Copy ${what}`} onClick={copy}>
      <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}
