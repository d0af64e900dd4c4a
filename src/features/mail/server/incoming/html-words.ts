import { Parser } from 'htmlparser2';

/** What is read of one email: several times what the conversation shows of it. */
const MOST_CHARACTERS = 100_000;
/** With several pasted pictures. */
const LONGEST_HTML = 8_000_000;
/** No person writes so; the parser takes longer for each level. */
const DEEPEST = 1000;
const DEEPEST_QUOTE = 9;
const LONGEST_LINK = 2000;

/** An empty line before and after; those of the other set only begin a line. */
const APART = new Set('p ul ol dl table blockquote pre hr h1 h2 h3 h4 h5 h6'.split(' '));
const LINES = new Set(
  'div section article header footer main nav aside address center form fieldset figure figcaption li tr caption dt dd'.split(
    ' ',
  ),
);
const SILENT = new Set(['script', 'style', 'title', 'template']);

/** Words in lines, as they are read from top to bottom. */
class Page {
  readonly #parts: string[] = [];
  length = 0;
  depth = 0;
  #line = 0;
  #depthAbove = 0;
  #breaks = 0;
  #gap = '';
  /** At the start of a cell or of an item: a new line would only separate its text from its bullet. */
  #isFresh = false;

  write(words: string) {
    if (this.length > 0 && this.#breaks > 0) {
      const shallow = Math.min(this.depth, this.#depthAbove);
      for (let one = 1; one < this.#breaks; one += 1) this.#put(`\n${'> '.repeat(shallow).trimEnd()}`);
      this.#put('\n');
    } else if (this.length > 0) this.#put(this.#gap);
    if (this.length === 0 || this.#breaks > 0) {
      this.#put('> '.repeat(this.depth));
      this.#line += 1;
    }
    this.#depthAbove = this.depth;
    [this.#breaks, this.#gap, this.#isFresh] = [0, '', false];
    this.#put(words);
  }

  #put(words: string) {
    this.#parts.push(words);
    this.length += words.length;
  }

  text(text: string) {
    const words = text.replace(/[\s\u200b]+/g, ' ');
    if (words.startsWith(' ')) this.gap(' ');
    const trimmed = words.trim();
    if (trimmed) this.write(trimmed);
    if (trimmed && words.endsWith(' ')) this.gap(' ');
  }

  gap(space: ' ' | '\t') {
    if (space === '\t' || this.#gap === '') this.#gap = space;
  }

  begin(breaks: 1 | 2) {
    if (!this.#isFresh) this.#breaks = Math.max(this.#breaks, breaks);
  }

  breakLine() {
    this.#breaks = Math.min(2, this.#breaks + 1);
  }

  fresh() {
    this.#isFresh = true;
  }

  /** A cell of one line keeps the next one beside it. */
  endCell(line: number) {
    if (this.#line === line) this.#breaks = 0;
    this.#isFresh = false;
  }

  /** The line that the next words stand in. */
  get next() {
    return this.#line + (this.length === 0 || this.#breaks > 0 ? 1 : 0);
  }

  /** What was written since then; null if it is longer than any link. */
  since(part: number, length: number): string | null {
    return this.length - length > LONGEST_LINK ? null : this.#parts.slice(part).join('');
  }

  get part() {
    return this.#parts.length;
  }

  toString() {
    return this.#parts.join('');
  }
}

/**
 * The words of an HTML email, with what its layout says: lines, cells, items, quotations, and where its links lead. It is read in
 * one pass without a tree, so neither its depth nor its length stops anything.
 */
export function wordsOfHtml(html: string): { text: string; isCut: boolean } {
  const page = new Page();
  let [level, silent, pre, isCut] = [0, 0, 0, html.length > LONGEST_HTML];
  const rows: { cells: number; line: number }[] = [];
  const lists: (number | null)[] = [];
  const links: { href: string; part: number; length: number }[] = [];

  const openCell = () => {
    const row = rows.at(-1);
    if (!row) return;
    if (row.cells > 0) page.gap('\t');
    row.cells += 1;
    row.line = page.next;
    page.fresh();
  };
  const openItem = () => {
    const number = lists.at(-1) ?? null;
    if (number !== null) lists[lists.length - 1] = number + 1;
    page.write(number === null ? '*' : `${number}.`);
    page.gap(' ');
    page.fresh();
  };
  const closeLink = () => {
    const { href = '', part = 0, length = 0 } = links.pop() ?? {};
    if (!/^(https?|mailto):/i.test(href) || href.length > LONGEST_LINK) return;
    if (page.since(part, length)?.trim() === href.replace(/^mailto:/i, '')) return;
    if (page.length > 0 && page.length > length) page.gap(' ');
    page.write(`[${href}]`);
  };

  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      level += 1;
      if (level > DEEPEST || page.length > MOST_CHARACTERS) {
        isCut = true;
        return parser.pause();
      }
      if (SILENT.has(name)) silent += 1;
      if (APART.has(name)) page.begin(2);
      if (LINES.has(name)) page.begin(1);
      if (name === 'br') page.breakLine();
      if (name === 'pre') pre += 1;
      if (name === 'blockquote') page.depth = Math.min(DEEPEST_QUOTE, page.depth + 1);
      if (name === 'tr') rows.push({ cells: 0, line: page.next });
      if (name === 'td' || name === 'th') openCell();
      if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 1 : null);
      if (name === 'li') openItem();
      if (name === 'a') links.push({ href, part: page.part, length: page.length });
    },
    ontext: (text) => {
      if (silent > 0) return;
      if (pre === 0) return page.text(text);
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) page.breakLine();
        if (line.trim()) page.write(line.trimEnd());
        if (line.endsWith(' ')) page.gap(' ');
      }
    },
    onclosetag: (name) => {
      level -= 1;
      if (SILENT.has(name)) silent -= 1;
      if (name === 'a') closeLink();
      if (name === 'td' || name === 'th') page.endCell(rows.at(-1)?.line ?? -1);
      if (name === 'tr') rows.pop();
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'pre') pre -= 1;
      if (name === 'blockquote') page.depth = Math.max(0, page.depth - 1);
      if (APART.has(name)) page.begin(2);
      if (LINES.has(name)) page.begin(1);
    },
  });
  parser.end(html.slice(0, LONGEST_HTML));
  return { text: String(page), isCut };
}
