/** Declares only the used part of the library: its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { accept?: string; 'accept-encoding'?: string } });
    mediaType(available: readonly string[]): string | undefined;
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
