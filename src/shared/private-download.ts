/** RFC 6266: plain letters for old programs, all of them for the others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** @returns headers of a file that is saved, never shown, and kept nowhere on its way to whoever asked for it */
export const privateDownload = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(name),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Cookie',
});
