import { Readable } from 'node:stream';
import type { PayloadHandler } from 'payload';
import { openPrivateFile } from '@/db/private-files';

const nothing = () =>
  Response.json({ errors: [{ message: 'There is no design file on this machine' }] }, { status: 404 });

/** RFC 6266: plain letters for old programs, all of them for the others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * GET /admin/api/quotes/<id>/design: the file as a download, never shown in the browser, to whoever may read the quote.
 */
export const designDownload: PayloadHandler = async (req) => {
  const quote = await req.payload.findByID({
    collection: 'quotes',
    id: Number(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  const { designFile, designName, designType } = quote ?? {};
  const file = designFile ? await openPrivateFile('quotes', designFile) : null;
  if (!file || !designName || !designType) return nothing();
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      'Content-Type': designType,
      'Content-Length': String(file.bytes),
      'Content-Disposition': attachment(designName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
};
