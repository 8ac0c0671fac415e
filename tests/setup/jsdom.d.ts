declare module 'jsdom' {
  /** Declares only what tests use to read XML; the package has no types. */
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
