import { Parser } from 'htmlparser2';

/** A `link` or `script` of a page. Attribute names are in lower case. */
export type Tag = Span & {
  name: string;
  attributes: Record<string, string> /** of a script */;
  text: string;
};

/** From its first character in the source to just after its last one; a script includes its end tag. */
type Span = { start: number; end: number };

export type PageTags = {
  tags: Tag[];
  /** Where `</head>` begins; undefined: nowhere */
  headEnd: number | undefined;
};

/** The replacement for a part of the source. */
export type Edit = Span & { text: string };

const READ = ['link', 'script'];

/** Parses a page as a browser does: attributes in any order and spelling, and no tags inside text. */
export function readTags(html: string): PageTags {
  const tags: Tag[] = [];
  let headEnd: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (READ.includes(name)) {
        tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' });
      }
    },
    onclosetag(name, isImplied) {
      const last = tags.at(-1);
      // The parser stops after the name; a space may precede the bracket.
      if (name === 'script' && !isImplied && last) {
        last.text = html.slice(last.end, parser.startIndex);
        last.end = html.indexOf('>', parser.endIndex) + 1;
      }
      if (name === 'head' && !isImplied) headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { tags, headEnd };
}

/** @param edits parts that do not overlap */
export function applyEdits(html: string, edits: Edit[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    made += html.slice(at, start) + text;
    at = end;
  }
  return made + html.slice(at);
}
