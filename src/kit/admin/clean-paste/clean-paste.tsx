'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanHtml } from './clean-html';

/** What this editor put on the clipboard itself is clean. */
const OWN = 'application/x-lexical-editor';

/** The same clipboard with clean HTML. @returns null if there is nothing to clean */
function cleaned({ clipboardData }: ClipboardEvent): ClipboardEvent | null {
  const html = clipboardData?.getData('text/html');
  if (!clipboardData || !html || clipboardData.types.includes(OWN)) return null;
  const clean = cleanHtml(html);
  // A copied picture comes as a file, which its own feature handles.
  if (clipboardData.files.length > 0 && !clean.replace(/<[^>]*>/g, '').trim()) return null;
  const data = new DataTransfer();
  data.setData('text/plain', clipboardData.getData('text/plain'));
  data.setData('text/html', clean);
  return new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const ours = new WeakSet<Event>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const clean = event instanceof ClipboardEvent && !ours.has(event) ? cleaned(event) : null;
        if (!clean) return false;
        event.preventDefault();
        ours.add(clean);
        return editor.dispatchCommand(PASTE_COMMAND, clean);
      },
      COMMAND_PRIORITY_HIGH,
    );
  }, [editor]);
  return null;
}

export const CleanPasteFeature = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
});
