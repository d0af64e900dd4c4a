/** Published documents with links that lead nowhere: how many there are, and the first of them. */
export type BrokenLinks = {
  documents: number;
  shown: { subject: string; id: number; title: string; hrefs: string[] }[];
};
