import type pg from 'pg';
import { openConnection } from '../../db/open-connection.ts';

// PostgreSQL's streaming replication protocol (https://www.postgresql.org/docs/18/protocol-replication.html).

/** A position in the write-ahead log. */
export type Lsn = bigint;

const maxQueuedBytes = 16 * 1024 * 1024;

/** @param text as PostgreSQL writes it, such as 16/B374D848 */
export function parseLsn(text: string): Lsn {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export function formatLsn(lsn: Lsn): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();
}

/** Opens a connection that takes replication commands. Its caller closes it. */
export function openReplication(connection: pg.PoolConfig): Promise<pg.Client> {
  const replication = {
    replication: 'true',
    // Both ends are on this machine: a broken connection is noticed, and an upload may take longer than a minute.
    options: '-c wal_sender_timeout=0',
  };
  return openConnection({ ...connection, ...replication });
}

/** Rows of a replication command and the data that it streams. Data waits in memory up to a limit, then at the server. */
export class ReplicationStream implements pg.Submittable {
  readonly rows: string[][] = [];
  #connection: pg.Connection | undefined;
  #queue: Buffer[] = [];
  #queuedBytes = 0;
  #end: { error: Error | null } | undefined;
  #wake = () => {};

  constructor(private readonly command: string) {}

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.command);
  }

  /** Sends data to the server while it streams. */
  send(bytes: Buffer): void {
    const length = Buffer.alloc(5, 'd');
    length.writeInt32BE(bytes.length + 4, 1);
    this.#connection?.stream.write(Buffer.concat([length, bytes]));
  }

  /** Hands an empty message to the reader, who then looks whether something is due. */
  wakeReader(): void {
    this.#queue.push(Buffer.alloc(0));
    this.#wake();
  }

  /** @throws the error of the server or of the connection */
  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const next = this.#queue.shift();
      if (next) {
        this.#queuedBytes -= next.length;
        if (this.#queuedBytes < maxQueuedBytes) this.#connection?.stream.resume();
        yield next;
      } else if (this.#end) {
        if (this.#end.error) throw this.#end.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  // The client of pg calls these by name.
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleDataRow({ fields }: { fields: unknown[] }): void {
    this.rows.push(fields.map(String));
    this.#wake();
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser of pg uses its memory again.
    this.#queue.push(Buffer.from(chunk));
    this.#queuedBytes += chunk.length;
    if (this.#queuedBytes >= maxQueuedBytes) this.#connection?.stream.pause();
    this.#wake();
  }
  handleReadyForQuery(): void {
    this.#finish(null);
  }
  handleError(error: Error): void {
    this.#finish(error);
  }
  #finish(error: Error | null): void {
    this.#end ??= { error };
    this.#wake();
  }
}
