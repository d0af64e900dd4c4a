/** Words as an editor counts them: what stands between spaces and holds a letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
