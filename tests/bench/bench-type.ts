export type Bench = {
  name: string;
  title: string;
  /** Measures, reporting progress. @returns the section's text, in Markdown */
  measure: (report: (line: string) => void) => Promise<string>;
};
