/** An uploaded picture with its smaller copies, as a page shows it. */
export type Picture = {
  /** The upload's own name. */
  file: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  copies: { url: string; width: number }[];
};
