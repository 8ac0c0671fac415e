import { createServer, type Server, type Socket } from 'node:net';
import {
  closeStatement,
  copyInResponse,
  type Frame,
  FrameReader,
  fatalError,
  isCopyFromClient,
  passwordOf,
  passwordRequest,
  prefixStatementName,
  queryMessage,
  sortAnswer,
  startupKind,
  statementNameOf,
  syncMessage,
} from './wire-protocol.ts';

const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** Messages after which the database has said all it will say: a simple query, Sync, a function call, Flush. */
const UNIT_ENDS = new Set(['Q', 'S', 'F', 'H']);

/** CopyDone and CopyFail. */
const COPY_ENDS = new Set(['c', 'f']);

export interface EmbeddedServerOptions {
  /** Runs whole messages in the one session there is and answers what the database wrote. A rejection is fatal. */
  execute(messages: Uint8Array): Promise<Buffer>;
  /** What a new connection is told: authentication, parameters, ready. */
  greeting: Buffer;
  /** Asked for where other users of the machine can reach the address; null on a private Unix socket. */
  password: string | null;
  onFatal(error: unknown): void;
}

interface Connection {
  readonly id: number;
  readonly socket: Socket;
  readonly reader: FrameReader;
  phase: 'startup' | 'password' | 'ready';
  /** Messages that wait for the one that completes them. */
  unit: Buffer[];
  statements: Set<string>;
  /** Between a COPY that takes rows and the end of those rows. */
  isCopying: boolean;
}

interface Unit {
  connection: Connection;
  messages: Buffer;
  /** Ended by Flush instead of Sync: more of the same belongs to it. */
  isOpen: boolean;
}

/**
 * Lets many PostgreSQL connections share PGlite's single session. What a client sends up to its next Sync runs as one
 * piece, and a transaction keeps the session until it ends, so that no connection ever meets another one's half-done work.
 *
 * The server of `@electric-sql/pglite-socket` hands over message by message: with more than one connection, a Bind of one
 * can then meet the Parse of another as soon as a message comes in two pieces.
 */
export class EmbeddedServer {
  readonly #options: EmbeddedServerOptions;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  #queue: Unit[] = [];
  /** Whose transaction or unfinished unit has the session. */
  #holder: Connection | null = null;
  #holderTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #nextId = 1;
  #stopped = false;

  constructor(options: EmbeddedServerOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Answers the port for a TCP address and null for a path. */
  async listen(address: { path: string } | { host: string; port: number }): Promise<number | null> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(address, () => {
        this.#server.removeListener('error', reject);
        resolve();
      });
    });
    const bound = this.#server.address();
    return bound !== null && typeof bound === 'object' ? bound.port : null;
  }

  /** Lets the running unit finish, then ends every connection. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#queue = [];
    clearTimeout(this.#holderTimer);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    await this.#running;
    for (const { socket } of this.#connections) {
      socket.end(fatalError('57P01', 'the embedded database is stopping'));
      socket.destroySoon();
    }
    await closed;
  }

  #accept(socket: Socket): void {
    const connection: Connection = {
      id: this.#nextId++,
      socket,
      reader: new FrameReader(),
      phase: 'startup',
      unit: [],
      statements: new Set(),
      isCopying: false,
    };
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      connection.reader.push(chunk);
      this.#read(connection);
    });
    // A lost client shows up as 'close' right after.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#forget(connection));
  }

  #read(connection: Connection): void {
    const { reader, socket } = connection;
    while (!this.#stopped && !socket.destroyed) {
      const frame = connection.phase === 'startup' ? reader.nextUntyped() : reader.nextTyped();
      if (!frame) return;
      if (connection.phase === 'startup') this.#greet(connection, frame);
      else if (connection.phase === 'password') this.#checkPassword(connection, frame);
      else this.#collect(connection, frame);
    }
  }

  #greet(connection: Connection, frame: Frame): void {
    const { socket } = connection;
    const kind = startupKind(frame);
    if (kind === 'encryption') {
      socket.write('N');
    } else if (kind === 'startup' && this.#options.password === null) {
      connection.phase = 'ready';
      socket.write(this.#options.greeting);
    } else if (kind === 'startup') {
      connection.phase = 'password';
      socket.write(passwordRequest());
    } else {
      socket.destroy();
    }
  }

  #checkPassword(connection: Connection, frame: Frame): void {
    if (passwordOf(frame) === this.#options.password) {
      connection.phase = 'ready';
      connection.socket.write(this.#options.greeting);
    } else {
      connection.socket.end(fatalError('28P01', 'password authentication failed'));
    }
  }

  #collect(connection: Connection, frame: Frame): void {
    if (frame.type === 'X') {
      connection.socket.end();
      return;
    }
    const prefix = `c${connection.id}_`;
    const name = frame.type === 'P' ? statementNameOf(frame) : '';
    if (name !== '') connection.statements.add(prefix + name);
    connection.unit.push(prefixStatementName(frame, prefix));
    if (isCopyFromClient(frame)) {
      // PGlite cannot wait for rows: they are collected first and run together with the COPY.
      connection.isCopying = true;
      connection.socket.write(copyInResponse());
    }
    const ends = connection.isCopying ? COPY_ENDS : UNIT_ENDS;
    if (!ends.has(frame.type)) return;
    connection.isCopying = false;
    const messages = Buffer.concat(connection.unit);
    connection.unit = [];
    this.#enqueue({ connection, messages, isOpen: frame.type === 'H' });
  }

  #enqueue(unit: Unit): void {
    this.#queue.push(unit);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  async #run(): Promise<void> {
    try {
      for (let unit = this.#next(); unit; unit = this.#next()) {
        clearTimeout(this.#holderTimer);
        const bytes = await this.#options.execute(unit.messages);
        this.#answer(unit, bytes);
      }
    } catch (error) {
      this.#options.onFatal(error);
    }
  }

  #next(): Unit | undefined {
    if (this.#stopped) return undefined;
    const holder = this.#holder;
    const at = holder ? this.#queue.findIndex((unit) => unit.connection === holder) : 0;
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0];
  }

  #answer({ connection, isOpen }: Unit, bytes: Buffer): void {
    const { own, notifications, status } = sortAnswer(bytes);
    if (connection.socket.writable) connection.socket.write(own);
    if (notifications) {
      for (const { socket, phase } of this.#connections) {
        if (phase === 'ready' && socket.writable) socket.write(notifications);
      }
    }
    const holds = isOpen || status === 'T' || status === 'E';
    this.#holder = holds ? connection : null;
    if (holds) {
      this.#holderTimer = setTimeout(() => {
        connection.socket.end(fatalError('25P03', 'the transaction was idle for too long'));
        connection.socket.destroySoon();
      }, IDLE_IN_TRANSACTION_TIMEOUT_MS);
    }
  }

  /** Takes back what a connection leaves in the session: its transaction, settings and prepared statements. */
  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    if (this.#stopped || connection.phase !== 'ready') return;
    this.#queue = this.#queue.filter((unit) => unit.connection !== connection);
    const messages = Buffer.concat([
      // After an error the database skips everything up to a Sync, the first ROLLBACK included.
      queryMessage('ROLLBACK'),
      syncMessage(),
      queryMessage('ROLLBACK'),
      ...[...connection.statements].map(closeStatement),
      queryMessage('RESET ALL'),
    ]);
    this.#enqueue({ connection, messages, isOpen: false });
  }
}
