import { isUtf8 } from 'node:buffer';
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { wordsOfHtml } from './html-words';
import { decodeText, joinWords } from './read-charset';

type Params = Record<string, string>;
type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer | Uint8Array> };
type Part = {
  state: string;
  contentDecoder: Decoder | null;
  contentTransferEncoding: { encoding: string };
  content: ArrayBuffer | Uint8Array | null;
  contentType: { parsed: { params: Params } };
  contentDisposition: { parsed: { params: Params } };
};
type Bodies = { plain?: { type: 'text'; value: string }[]; html?: { value: string }[] };

/** What postal-mime calls as it reads: it has no options for these steps, and does not declare them. */
interface Steps {
  root: { headers: { value: string }[] };
  currentNode: Part;
  textMap: Map<Part, Bodies>;
  textTypes: Set<string>;
  processLine(line: Uint8Array, isLast: boolean): Promise<void>;
  isInlineTextNode(part: Part): boolean;
  collectAttachment(part: Part, ...rest: unknown[]): void;
  renderTextContent(): void;
  buildMessage(): Email;
}
const Steps = PostalMime as unknown as new (options: PostalMimeOptions) => PostalMime & Steps;

const words = (field: string) => (field.includes('=?') ? joinWords(field) : field);

/** RFC 3676: a paragraph also ends before an empty line and at a quotation, where postal-mime goes on. */
const endParagraphs = (text: string) => {
  const lines = text.split('\n');
  return lines.map((line, at) => (/^(>|\r?$)/.test(lines[at + 1] ?? '') ? line.trimEnd() : line)).join('\n');
};

const LINE_END = Buffer.from('\n');
const MOST_PIECES = 100_000;

/** postal-mime keeps every line, and every piece of base64 that ends in a pad, as a Blob of its own: that takes minutes. */
class Content implements Decoder {
  readonly #lines: Uint8Array[] = [];
  readonly #isBase64: boolean;

  constructor(encoding: string) {
    this.#isBase64 = encoding.includes('base64');
  }

  update(line: Uint8Array) {
    this.#lines.push(line, LINE_END);
  }

  async finalize() {
    const bytes = Buffer.concat(this.#lines);
    if (!this.#isBase64) return bytes;
    const base64 = bytes.toString('latin1').replace(/[^a-z\d+/=]+/gi, '');
    const pieces = base64.split(/=+/, MOST_PIECES);
    if (pieces.length === MOST_PIECES) throw new Error('It has too many pieces of base64');
    return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
  }
}

/** Reads characters by their bytes, and HTML as words. `read-charset.test.ts` notices when a step is no longer called. */
export class MailReader extends Steps {
  /** There is more than was read. */
  isCut = false;

  /** No standard allows a field in another charset than UTF-8. */
  override processLine(line: Uint8Array, isLast: boolean) {
    const { state, contentDecoder, contentTransferEncoding } = this.currentNode;
    if (
      state === 'body' &&
      !(contentDecoder instanceof Content) &&
      !contentTransferEncoding.encoding.includes('quoted')
    )
      this.currentNode.contentDecoder = new Content(contentTransferEncoding.encoding);
    const isOther = state === 'header' && !isUtf8(line);
    return super.processLine(isOther ? Buffer.from(decodeText(line, undefined)) : line, isLast);
  }

  override isInlineTextNode(part: Part) {
    const isText = super.isInlineTextNode(part);
    const { params } = part.contentType.parsed;
    if (isText && part.content) {
      const text = decodeText(new Uint8Array(part.content), params.charset);
      part.content = new TextEncoder().encode(params.format ? endParagraphs(text) : text);
      params.charset = 'utf-8';
    }
    return isText;
  }

  override collectAttachment(part: Part, ...rest: unknown[]) {
    for (const { params } of [part.contentDisposition.parsed, part.contentType.parsed])
      for (const name of ['filename', 'name']) if (params[name]) params[name] = words(params[name]);
    super.collectAttachment(part, ...rest);
  }

  override renderTextContent() {
    for (const bodies of this.textMap.values()) {
      if (!bodies.html || bodies.plain?.some(({ value }) => value.trim() !== '')) continue;
      bodies.plain = bodies.html.map(({ value }) => {
        const { text, isCut } = wordsOfHtml(value);
        this.isCut ||= isCut;
        return { type: 'text', value: text };
      });
      this.textTypes.add('plain');
    }
    super.renderTextContent();
  }

  override buildMessage() {
    for (const field of this.root.headers) field.value = words(field.value);
    return super.buildMessage();
  }
}
