/** Separates the lines that a text quotes at its end. */
export function foldQuote(text: string): { own: string; quoted: string } {
  const lines = text.trimEnd().split('\n');
  let from = lines.length;
  while (from > 0 && /^(>|\s*$)/.test(lines[from - 1] ?? '')) from -= 1;
  const isQuote = lines.slice(from).some((line) => line.startsWith('>'));
  if (!isQuote || from === 0) return { own: text, quoted: '' };
  return {
    own: lines.slice(0, from).join('\n').trimEnd(),
    quoted: lines.slice(from).join('\n').trim(),
  };
}
