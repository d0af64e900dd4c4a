import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadZip } from 'client-zip';
import { workPool } from '@/kit/db/pool';
import { webStreamOf } from '@/kit/db/web-stream';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Operation, publicEndpoint } from '@/kit/server/public-endpoint';
import { privateDownload } from '@/kit/shared/private-download';
import { BUNDLE_FILES, type BundleFile, type PublicRound } from '../contract';
import { publishedText } from '../protocol/first-version';
import { leafLine } from '../protocol/leaves-file';
import { committedRound } from './committed-round';
import { countCall } from './count-call';
import { readLeaves } from './leaf-chunks';

const encode = (text: string) => new TextEncoder().encode(text);

async function* whole(bytes: Uint8Array | Promise<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield await bytes;
}

async function* listText(round: number): AsyncGenerator<Uint8Array, void> {
  for await (const leaves of readLeaves(workPool(), round)) yield encode(leaves.map(leafLine).join(''));
}

const README = `This is everything that was published about one draw.

  draw.json         what was committed to before the draw, where the tickets came from and, once it is published, the
                    public value and the places that were drawn
  leaves.txt        the list of tickets, one a line: the number of a person, and a salted hash of the entry
  commitment.txt    the very text whose SHA-256 is the fingerprint
  verify-draw.mjs   recomputes all of it; it needs Node 20 or newer and nothing else

Unpack the files into one folder and run there:

  node verify-draw.mjs

To check that an entry of yours is in the list, save the proof that the site gives you as proof.json and run:

  node verify-draw.mjs --proof proof.json

Compare the fingerprint with one that you noted before the draw. The site could exchange every file here, but not what
you wrote down:

  node verify-draw.mjs --fingerprint <what you noted>

You need not wait for the site to publish the result. Once the public value is out, save what a relay of drand says
(https://api.drand.sh/<drand-chain>/public/<drand-round>, both in commitment.txt) as round.json and run:

  node verify-draw.mjs --value round.json

The protocol is written down in docs/draw-protocol.md of the site's source, so that you can write a verifier of
your own.

A draw.json that says colonnade-draw-1 is of a round that used the first version of the protocol. Its files are what was
published then; verify-draw.mjs does not recompute them.
`;

type Contents = { type: string; body: () => AsyncGenerator<Uint8Array, void> };

/** The files of a round's bundle, each read on request. */
const bundleFiles = (round: PublicRound): Record<BundleFile, Contents> => ({
  'draw.json': {
    type: 'application/json; charset=utf-8',
    body: () => whole(encode(`${JSON.stringify(round.facts, null, 2)}\n`)),
  },
  'commitment.txt': {
    type: 'text/plain; charset=utf-8',
    body: () => whole(encode(publishedText(round.facts))),
  },
  'leaves.txt': { type: 'text/plain; charset=utf-8', body: () => listText(round.id) },
  'verify-draw.mjs': {
    type: 'text/javascript; charset=utf-8',
    body: () => whole(readFile(path.join(process.cwd(), '.processes/verify-draw.mjs'))),
  },
  'READ-ME.txt': { type: 'text/plain; charset=utf-8', body: () => whole(encode(README)) },
});

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
