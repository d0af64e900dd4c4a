/** Published documents with links that lead nowhere: how many there are, and the first of them. */
export type BrokenLinks = {
  documents: number;
  /** `place`: of its form, below the back office's address. */
  shown: { place: string; title: string; hrefs: string[] }[];
};
