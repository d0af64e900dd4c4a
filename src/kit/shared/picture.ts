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

/** A QR code as an SVG path: `d` on a grid of `modules` by `modules` units, without the quiet zone. */
export type CodePath = { modules: number; d: string };
