import { downloadZip } from 'client-zip';
import { webStreamOf } from '@/kit/db/web-stream';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Operation, publicEndpoint } from '@/kit/server/public-endpoint';
import { privateDownload } from '@/kit/shared/private-download';
import { BUNDLE_FILES, type BundleFile } from '../contract';
import { bundleFiles } from './bundle-files';
import { committedRound } from './committed-round';
import { countCall } from './count-call';

const isFile = (name: string | undefined): name is BundleFile => BUNDLE_FILES.some((one) => one === name);

const download = (body: ReadableStream<Uint8Array>, { type, name }: { type: string; name: string }) =>
  new Response(body, { headers: privateDownload(name, type) });

const sendZip: Operation = async (call) => {
  await countCall(call, 'files');
  const round = await committedRound(call);
  const files = bundleFiles(round);
  const parts = BUNDLE_FILES.map((name) => ({ name, input: files[name].body() }));
  const { body } = downloadZip(parts);
  if (!body) throw new Error('The zip has no body');
  return download(body, { type: 'application/zip', name: `draw-${round.id}.zip` });
};

const sendFile: Operation = async (call) => {
  const { file: name } = call.params;
  if (!isFile(name)) throw new EndpointError('not-found');
  await countCall(call, 'files');
  const { type, body } = bundleFiles(await committedRound(call))[name];
  return download(webStreamOf(body()), { type, name });
};

/** GET: everything needed to check the round, as one zip file. It streams: a list may have a million lines. */
export const bundleEndpoint = publicEndpoint({ GET: sendZip });
/** GET: one file of the bundle, for the check in the browser. */
export const bundleFileEndpoint = publicEndpoint({ GET: sendFile });
