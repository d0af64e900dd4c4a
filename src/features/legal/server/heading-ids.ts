/** Ids that every page of the site has already. */
const TAKEN = ['content', 'site-menu', 'toasts', 'newsletter', 'newsletter-title'];

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/**
 * Names headings for the address bar: `how-we-protect-it`. A name follows from the words alone, so a shared link
 * outlives new sections around it; only a repeated heading gets a number. One maker per page.
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
