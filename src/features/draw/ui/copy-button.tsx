'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';

/** Says so when the clipboard is not available; the text beside it can be selected by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Your browser did not allow it: please mark and copy it by hand.');
    }
  };
  return (
    <div className="print:hidden">
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="ml-3 text-[0.9375rem]">
        {said}
      </span>
    </div>
  );
}
