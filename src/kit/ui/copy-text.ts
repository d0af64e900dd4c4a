/** Also works where the page came over plain http, as on an office network. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement('textarea'), { value: text });
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus();
  if (!done) throw new Error('The browser did not copy');
}
