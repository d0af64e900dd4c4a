'use client';

import { useState } from 'react';
import { Button } from '@/kit/ui/button';

type CopyButtonProps = { text: string; words: { copy: string; copied: string; notCopied: string } };

/** Says so when the clipboard is not available; the text beside it can be selected by hand. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <div className="print:hidden">
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status" className="ml-3 text-[0.9375rem]">
        {said}
      </span>
    </div>
  );
}
