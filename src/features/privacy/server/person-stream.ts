import type { Readable } from 'node:stream';
import { openPrivateFile } from '@/kit/db/private-files';
import { webStreamOf } from '@/kit/db/web-stream';
import type { PersonFile } from './person-file';

/** Three bytes are four letters: multiples of three need no padding in between. */
async function* base64(stream: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

async function* write({ facts, files }: PersonFile): AsyncGenerator<string> {
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "files": [`;
  for (const [index, { kind, id, name }] of files.entries()) {
    const file = await openPrivateFile(kind, id);
    yield `${index > 0 ? ',' : ''}\n    {"id": ${JSON.stringify(id)}, "name": ${JSON.stringify(name)}, "base64": `;
    if (file) {
      yield '"';
      yield* base64(file.stream);
      yield '"}';
    } else yield 'null}';
  }
  yield '\n  ]\n}\n';
}

/** One JSON file; pictures are read while they are sent, so their size costs no memory. */
export const streamPersonFile = (file: PersonFile): ReadableStream => webStreamOf(write(file));
