import type { PagePassages } from './page-passages.ts';

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

/**
 * Called in a turn of the pages.
 * @param address path of a page, with a query or without
 * @returns null for what is no public page, and for pages of people
 */
export type PassageReader = (address: string, requestId: string) => Promise<PagePassages | null>;

/** Public pages as text, for procedures. Pages are drawn by procedures, so the readers are connected after both exist. */
export class PageTexts {
  private reader: PageReader | undefined;
  private passageReader: PassageReader | undefined;

  connect(reader: PageReader, passageReader: PassageReader): void {
    this.reader = reader;
    this.passageReader = passageReader;
  }

  /** @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS for lack of capacity */
  async read(...asked: Parameters<PageReader>): Promise<PageText> {
    if (!this.reader) throw new Error('This process draws no pages.');
    return this.reader(...asked);
  }

  async passages(...asked: Parameters<PassageReader>): Promise<PagePassages | null> {
    if (!this.passageReader) throw new Error('This process draws no pages.');
    return this.passageReader(...asked);
  }
}
