declare module 'jsdom' {
  /** The part that tests use, to read XML; the package brings no types. */
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
