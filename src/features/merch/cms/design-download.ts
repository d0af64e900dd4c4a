import { Readable } from 'node:stream';
import { APIError, type PayloadHandler } from 'payload';
import { openPrivateFile } from '@/db/private-files';
import { privateDownload } from '@/shared/private-download';

const nothing = () =>
  Response.json({ errors: [{ message: 'There is no design file on this machine' }] }, { status: 404 });

const away = () => {
  throw new APIError('The design file cannot be read right now. Please try again later.', 503, null, true);
};

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
  const file = designFile ? await openPrivateFile('quotes', designFile).catch(away) : null;
  if (!file || !designName || !designType) return nothing();
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      ...privateDownload(designName, designType),
      'Content-Length': String(file.bytes),
    },
  });
};
