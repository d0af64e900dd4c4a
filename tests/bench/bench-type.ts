export type Bench = {
  name: string;
  title: string;
  /** Measures, telling how far it is. @returns the section's text, in Markdown */
  measure: (report: (line: string) => void) => Promise<string>;
};
