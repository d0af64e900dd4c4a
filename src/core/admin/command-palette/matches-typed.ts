/** Whether each word that was typed begins a word of the label, in any order: 'sub new' finds 'Newsletter subscribers'. */
export function matchesTyped(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((one) => words.some((word) => word.startsWith(one)));
}
