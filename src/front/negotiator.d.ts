/** The part of negotiator that we call: its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** @param options.preferred breaks ties between encodings with the same weight */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
