/** The part of the library that is used here; its published types do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { accept?: string; 'accept-encoding'?: string } });
    /** The one of `available` that the caller likes best; among equal ones the first. */
    mediaType(available: readonly string[]): string | undefined;
    /** Those of `available` that the caller takes, the best first; `preferred` decides between equal ones. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
