/** What we call of negotiator: its published types do not know `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** @param options.preferred decides between encodings to which the client gives the same weight */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
