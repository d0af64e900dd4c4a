declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType tags; undefined keeps all */
    keepFeatures?: string[] | undefined;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
