import { useEffect, useRef } from 'react';

const LONGEST = 200;

/**
 * Help leads here with the words that it found nothing for: `/support?subject=...`. The page is the same for
 * everybody, so only the browser reads them. What a visitor typed meanwhile stays.
 * @param isWanted false for a second request, which has a subject of its own
 */
export function useSubjectFromAddress(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const subject = new URLSearchParams(window.location.search).get('subject');
    if (!subject || !field.current || field.current.value) return;
    field.current.value = subject.slice(0, LONGEST);
    // For what follows the field, such as the answers below it.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isWanted]);
  return field;
}
