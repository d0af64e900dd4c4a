import { useState } from 'react';
import { copyText } from './copy-text';

const SAID_MS = 2000;

/** Copies, and says so for two seconds. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    await copyText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_MS);
  };
  return { copied, copy };
}
