/** Would run, and say so, wherever it is written as HTML, as an attribute's value or inside a script. */
export const HOSTILE = `</script></title></style>"'><img src=x onerror=hostile()><script>hostile()</script>`;

const said = (text: string) => ({ type: 'text', text, format: 0, version: 1 });
export const root = (children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
});
export const sentence = (text: string) => ({ type: 'paragraph', version: 1, children: [said(text)] });
const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [said(HOSTILE)],
});
const block = (fields: object, nth: number) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: `block${nth}`, blockName: HOSTILE, ...fields },
});

/** Every kind of text that an article can have, with links to these addresses. */
export const hostileBody = (addresses: string[]) =>
  root([
    { type: 'heading', tag: 'h2', version: 1, children: [said(HOSTILE)] },
    { type: 'heading', tag: 'h2 onclick=hostile()', version: 1, children: [said('Two')] },
    ...addresses.map((url) => ({ type: 'paragraph', version: 1, children: [link(url)] })),
    block({ blockType: 'code', code: HOSTILE }, 1),
    block({ blockType: 'callout', text: HOSTILE }, 2),
    block({ blockType: 'link-card', url: 'https://ok.example/', title: HOSTILE, text: HOSTILE }, 3),
  ]);

/** Where a browser would run what was written: hostile elements, handlers and addresses of the page. */
export function runs(html: string): string[] {
  // What Next's own scripts carry as JSON is not HTML; an end of script inside would be found by what follows it.
  const outside = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const tags =
    outside.match(/<[a-z][^\s>]*(?:\s+[^\s"'>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi) ?? [];
  return tags.filter((tag) => {
    if (/\son[a-z]+=/i.test(tag.replace(/="[^"]*"/g, '=""'))) return true;
    const address = /\s(?:href|src|action|formaction)="([^"]*)"/i.exec(tag)?.[1] ?? '';
    return /^\s*(java\s*script|data:text|vbscript|\/\/|\/\\|\/\s+\/)/i.test(
      address.replaceAll('&#x5C;', '\\'),
    );
  });
}

/** What is not escaped in a page or an email: as HTML, in a style sheet, or in what search engines read. */
export function unescaped(html: string): string[] {
  const raw = html.match(/<\/script><\/title>|<script>hostile|<img src=x/g) ?? [];
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].filter(([, css = '']) =>
    /hostile|<|javascript:/.test(css),
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].filter(
    ([, json = '']) => {
      try {
        return typeof JSON.parse(json) !== 'object';
      } catch {
        return true;
      }
    },
  );
  return [...runs(html), ...raw, ...[...styles, ...data].map(([whole]) => whole.slice(0, 300))];
}
