/**
 * The little of PostgreSQL's frontend/backend protocol 3.0 that the embedded server has to understand to keep its
 * connections apart (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */

const PROTOCOL_VERSION_3 = 196_608;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_ENCRYPTION_REQUEST = 80_877_104;

const INT32_BYTES = 4;
const TYPED_HEADER_BYTES = 5;
/** PostgreSQL's own limit, MAX_STARTUP_PACKET_LENGTH. */
const STARTUP_MAX_BYTES = 10_000;

export type StartupKind = 'startup' | 'cancel' | 'encryption' | 'unknown';

/** One message as it came: for typed messages `type` is its letter, for those of the start-up phase it is empty. */
export interface Frame {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Cuts a byte stream into whole messages, whatever pieces it arrives in. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }

  /**
   * A message of the start-up phase, which has a length but no type letter. What claims to be longer than any of them
   * comes as an empty one.
   */
  nextUntyped(): Frame | null {
    const isTooLong = (this.#peekLength() ?? 0) > STARTUP_MAX_BYTES;
    if (isTooLong) return { type: '', bytes: Buffer.alloc(0) };
    const bytes = this.#take(0);
    return bytes && { type: '', bytes };
  }

  nextTyped(): Frame | null {
    const bytes = this.#take(1);
    return bytes && { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }

  #take(lengthOffset: number): Buffer | null {
    const headerBytes = lengthOffset + INT32_BYTES;
    if (this.#length < headerBytes) return null;
    if ((this.#chunks[0]?.length ?? 0) < headerBytes) this.#join();
    const size = lengthOffset + (this.#chunks[0]?.readUInt32BE(lengthOffset) ?? 0);
    if (this.#length < size) return null;
    if ((this.#chunks[0]?.length ?? 0) < size) this.#join();
    const first = this.#chunks[0];
    if (!first) return null;
    const bytes = first.subarray(0, size);
    if (first.length === size) this.#chunks.shift();
    else this.#chunks[0] = first.subarray(size);
    this.#length -= size;
    return bytes;
  }

  #peekLength(): number | null {
    if (this.#length < INT32_BYTES) return null;
    if ((this.#chunks[0]?.length ?? 0) < INT32_BYTES) this.#join();
    return this.#chunks[0]?.readUInt32BE(0) ?? null;
  }

  #join(): void {
    this.#chunks = [Buffer.concat(this.#chunks, this.#length)];
  }
}

export function startupKind(frame: Frame): StartupKind {
  switch (frame.bytes.length >= 8 ? frame.bytes.readUInt32BE(INT32_BYTES) : 0) {
    case PROTOCOL_VERSION_3:
      return 'startup';
    case CANCEL_REQUEST:
      return 'cancel';
    case SSL_REQUEST:
    case GSS_ENCRYPTION_REQUEST:
      return 'encryption';
    default:
      return 'unknown';
  }
}

/** A start-up message for the embedded database's only role and database. */
export function startupMessage(): Buffer {
  const parameters = Buffer.from(
    'user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0',
    'latin1',
  );
  const header = Buffer.alloc(8);
  header.writeUInt32BE(header.length + parameters.length, 0);
  header.writeUInt32BE(PROTOCOL_VERSION_3, INT32_BYTES);
  return Buffer.concat([header, parameters]);
}

export function queryMessage(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`));
}

export function syncMessage(): Buffer {
  return message('S', Buffer.alloc(0));
}

/** Whether a simple query is a COPY that takes its rows from the client. */
export function isCopyFromClient({ type, bytes }: Frame): boolean {
  return (
    type === 'Q' &&
    /^\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(bytes.toString('utf8', TYPED_HEADER_BYTES))
  );
}

/** "Send the rows": text format, the number of columns left open. */
export function copyInResponse(): Buffer {
  return message('G', Buffer.alloc(3));
}

/** Asks for the password in the clear; used on loopback TCP only. */
export function passwordRequest(): Buffer {
  const cleartext = Buffer.alloc(INT32_BYTES);
  cleartext.writeUInt32BE(3, 0);
  return message('R', cleartext);
}

export function passwordOf(frame: Frame): string | null {
  return frame.type === 'p' ? frame.bytes.toString('utf8', TYPED_HEADER_BYTES).slice(0, -1) : null;
}

/** An ErrorResponse that ends the connection. `sqlState` is one of PostgreSQL's five-letter codes. */
export function fatalError(sqlState: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${text}\0\0`));
}

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(TYPED_HEADER_BYTES);
  header.write(type, 0, 'latin1');
  header.writeUInt32BE(INT32_BYTES + body.length, 1);
  return Buffer.concat([header, body]);
}

/**
 * Puts `prefix` before the name of a prepared statement in Parse, Bind, Describe and Close, so that connections that
 * share one session do not see each other's. Unnamed statements and other messages stay as they are.
 */
export function prefixStatementName(frame: Frame, prefix: string): Buffer {
  const nameAt = statementNameOffset(frame);
  if (nameAt === null || frame.bytes[nameAt] === 0) return frame.bytes;
  const renamed = Buffer.concat([
    frame.bytes.subarray(0, nameAt),
    Buffer.from(prefix),
    frame.bytes.subarray(nameAt),
  ]);
  renamed.writeUInt32BE(renamed.length - 1, 1);
  return renamed;
}

function statementNameOffset({ type, bytes }: Frame): number | null {
  switch (type) {
    case 'P':
      return TYPED_HEADER_BYTES;
    case 'B':
      return bytes.indexOf(0, TYPED_HEADER_BYTES) + 1;
    case 'D':
    case 'C':
      return bytes[TYPED_HEADER_BYTES] === 'S'.charCodeAt(0) ? TYPED_HEADER_BYTES + 1 : null;
    default:
      return null;
  }
}

/** The name that a Parse message gives its statement; empty for the unnamed one. */
export function statementNameOf({ bytes }: Frame): string {
  return bytes.toString('utf8', TYPED_HEADER_BYTES, bytes.indexOf(0, TYPED_HEADER_BYTES));
}

export function closeStatement(name: string): Buffer {
  return message('C', Buffer.from(`S${name}\0`));
}

export interface Answer {
  /** What the asking connection gets; CopyInResponse is left out, because it was sent before the rows came. */
  own: Buffer;
  /** NotificationResponse messages, which belong to every connection. */
  notifications: Buffer | null;
  /** The last ReadyForQuery: I idle, T in a transaction, E in a failed one; null where there was none. */
  status: string | null;
}

/** Sorts what the database wrote. `bytes` holds whole messages. */
export function sortAnswer(bytes: Buffer): Answer {
  let status: string | null = null;
  const notifications: Buffer[] = [];
  const own: Buffer[] = [];
  let ownFrom = 0;
  const leaveOut = (from: number, to: number) => {
    own.push(bytes.subarray(ownFrom, from));
    ownFrom = to;
  };
  for (let at = 0; at + TYPED_HEADER_BYTES <= bytes.length; ) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    const type = bytes[at];
    if (type === 'Z'.charCodeAt(0)) {
      status = String.fromCharCode(bytes[at + TYPED_HEADER_BYTES] ?? 0);
    } else if (type === 'A'.charCodeAt(0)) {
      notifications.push(bytes.subarray(at, end));
      leaveOut(at, end);
    } else if (type === 'G'.charCodeAt(0)) {
      leaveOut(at, end);
    }
    at = end;
  }
  if (own.length === 0) return { own: bytes, notifications: null, status };
  leaveOut(bytes.length, bytes.length);
  return {
    own: Buffer.concat(own),
    notifications: notifications.length > 0 ? Buffer.concat(notifications) : null,
    status,
  };
}
