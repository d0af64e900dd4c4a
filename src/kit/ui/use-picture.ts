import { useEffect, useState } from 'react';
import { saveFile } from './save-file';
import { toast } from './toast/toast';
import { yieldToPaint } from './yield-to-paint';

/** A sample file, to ask the browser whether it can share pictures. */
const canShareImages = () =>
  navigator.canShare?.({ files: [new File([], 'share.png', { type: 'image/png' })] }) ?? false;

/** Saves a picture, or hands it to the browser's share sheet; a failure is a message, `failed`. */
export function usePicture(draw: () => Promise<File>, failed: string) {
  const [shareable, setShareable] = useState(false);
  const [busy, setBusy] = useState<'save' | 'share' | null>(null);
  useEffect(() => setShareable(canShareImages()), []);

  const deliver = async (way: 'save' | 'share', send: (file: File) => unknown) => {
    if (busy) return;
    setBusy(way);
    try {
      await yieldToPaint();
      await send(await draw());
    } catch (error) {
      // Closing the browser's share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await toast({ title: failed, tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  };

  return {
    shareable,
    busy,
    save: () => deliver('save', (file) => saveFile(file, file.name)),
    share: () => deliver('share', (file) => navigator.share({ files: [file] })),
  };
}
