import type { Readable } from 'node:stream';

export type OpenedMedia =
  | { outcome: 'found'; stream: Readable; byteSize: number }
  | { outcome: 'missing' }
  | { outcome: 'unavailable'; cause: unknown };

export type WrittenMedia = { outcome: 'done' } | { outcome: 'unavailable'; cause: unknown };

/** Stores pictures. We generate their names, and their content never changes; nothing here throws. */
export interface MediaStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<WrittenMedia>;
  open(name: string): Promise<OpenedMedia>;
  /** Stores a file that is too large for memory; a stream that breaks off leaves nothing behind. */
  putStream(
    name: string,
    stream: Readable,
    facts: { byteSize: number; type: string },
  ): Promise<WrittenMedia>;
  /** Deleting a missing file counts as done. */
  delete(name: string): Promise<WrittenMedia>;
}
