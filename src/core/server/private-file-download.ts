import { type FileKind, openPrivateFile } from '@/kit/db/private-files';
import { webStreamOf } from '@/kit/db/web-stream';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { privateDownload } from '@/kit/shared/private-download';

const unavailable = (cause: unknown): never => {
  const message = 'The file cannot be read right now, please try again later';
  throw Object.assign(new EndpointError('unavailable', { message }), { cause });
};

/** Opens a file that somebody asked for. @throws EndpointError not-found, unavailable */
export async function openRequestedFile(kind: FileKind, id: string) {
  const file = await openPrivateFile(kind, id).catch(unavailable);
  if (!file) throw new EndpointError('not-found', { message: 'There is no such file on this machine' });
  return file;
}

type Download = { kind: FileKind; id: string; name: string; type: string };

/** A file as a download, never shown in the browser. @throws EndpointError not-found, unavailable */
export async function downloadPrivateFile({ kind, id, name, type }: Download): Promise<Response> {
  const { bytes, stream } = await openRequestedFile(kind, id);
  const headers = { ...privateDownload(name, type), 'Content-Length': String(bytes) };
  return new Response(webStreamOf(stream), { headers });
}
