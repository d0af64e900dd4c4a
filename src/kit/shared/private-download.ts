/** RFC 6266: ASCII for old programs, the full name for others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** @returns headers of a file that is saved, never displayed, and never cached */
export const privateDownload = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(name),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Cookie',
});
