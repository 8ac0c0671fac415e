export type PageText =
  | {
      kind: 'text';
      /** Path and query that the page reads. */
      address: string;
      markdown: string;
      /** Differs when the text differs. */
      version: string;
    }
  | { kind: 'moved'; to: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** @param address path of a page, with a query or without */
export type PageReader = (address: string, requestId: string) => Promise<PageText>;

/** Public pages as Markdown, for procedures. Pages are drawn by procedures, so the reader is connected after both exist. */
export class PageTexts {
  private reader: PageReader | undefined;

  connect(reader: PageReader): void {
    this.reader = reader;
  }

  /** @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS for lack of capacity */
  async read(...asked: Parameters<PageReader>): Promise<PageText> {
    if (!this.reader) throw new Error('This process draws no pages.');
    return this.reader(...asked);
  }
}
