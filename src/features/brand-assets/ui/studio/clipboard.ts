/** Copying needs a page from https (or from this machine), and not every browser supports it. */
export const takesImages = () =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';

/** @param picture may still be pending: the browser asks for permission at the click */
export const copyImage = (picture: Promise<Blob>) =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
