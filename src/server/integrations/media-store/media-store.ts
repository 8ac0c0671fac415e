import type { Readable } from 'node:stream';

export type OpenedMedia =
  | { outcome: 'found'; stream: Readable; byteSize: number }
  | { outcome: 'missing' }
  | { outcome: 'unavailable'; cause: unknown };

export type WrittenMedia = { outcome: 'done' } | { outcome: 'unavailable'; cause: unknown };

export interface StoredName {
  name: string;
  storedAt: Date;
}

/** The site generates the names, and the content under a name never changes. Only `list` throws, when the store is away. */
export interface MediaStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<WrittenMedia>;
  open(name: string): Promise<OpenedMedia>;
  /** Streams a file that is too large for memory. A broken stream leaves nothing behind. */
  putStream(
    name: string,
    stream: Readable,
    facts: { byteSize: number; type: string },
  ): Promise<WrittenMedia>;
  /** Deleting a missing file succeeds. */
  delete(name: string): Promise<WrittenMedia>;
  /** Everything in the store, in parts, in no order. */
  list(): AsyncIterable<readonly StoredName[]>;
}
