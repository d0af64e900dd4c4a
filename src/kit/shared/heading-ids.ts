/** Ids that pages with such headings already use. */
const TAKEN = [
  'content',
  'site-menu',
  'toasts',
  'newsletter',
  'newsletter-title',
  'contents-title',
  'pass-it-on',
  'next-to-this',
  'did-this-help',
];

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/**
 * Makes ids for headings: `how-we-protect-it`. An id depends only on the words, so a shared link survives new
 * sections around it; only a repeated heading gets a number. Use one maker per page.
 */
export function headingIds(): (text: string) => string {
  const used = new Set(TAKEN);
  return (text) => {
    const slug = slugOf(text);
    let id = slug;
    for (let count = 2; used.has(id); count += 1) id = `${slug}-${count}`;
    used.add(id);
    return id;
  };
}
