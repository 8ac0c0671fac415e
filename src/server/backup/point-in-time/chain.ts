import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { Clock } from '../../clock.ts';
import { decryption, encryption, PassphraseError } from '../encryption.ts';
import { storeStream } from '../store-stream.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import { type KeptFile, nameOf } from './kept-file.ts';
import { type Lsn, parseLsn } from './replication.ts';
import { unpacked } from './unpacked.ts';

export interface Chain {
  id: string;
  /** Keeps the log at the server until it is stored. */
  slot: string;
  /** The public key that its files are encrypted to. */
  recipient: string | null;
  /** The log is stored up to here. */
  position: Lsn;
}

export interface ChainDeps {
  /** Takes SQL. */
  sql: pg.Client;
  target: BackupTarget;
  passphrase: string | null;
  clock: Clock;
  signal: AbortSignal;
}

interface Slot {
  name: string;
  position: string | null;
  isLost: boolean;
}

const slotPrefix = 'site_';
const slotOf = (id: string) => `${slotPrefix}${id}`;

async function readSlots(sql: pg.Client): Promise<Slot[]> {
  const { rows } = await sql.query<Slot>(
    `SELECT slot_name AS name, restart_lsn::text AS position, wal_status = 'lost' AS "isLost"
     FROM pg_replication_slots WHERE starts_with(slot_name, $1)`,
    [slotPrefix],
  );
  return rows;
}

/** A slot that nobody reads from would keep the log until the disk is full. */
export async function dropSlots(sql: pg.Client, except: string | null = null): Promise<void> {
  await sql.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots
     WHERE starts_with(slot_name, $1) AND slot_name IS DISTINCT FROM $2 AND NOT active`,
    [slotPrefix, except],
  );
}

/**
 * Goes on with the chain that this server keeps its log for. Begins a new one where there is none, where the server had to
 * drop parts of the log, and where the target or the passphrase is another.
 * @throws TargetError when the target does not answer
 */
export async function openChain(deps: ChainDeps, files: readonly KeptFile[]): Promise<Chain> {
  for (const { name, position, isLost } of await readSlots(deps.sql)) {
    const id = name.slice(slotPrefix.length);
    const own = files.filter(({ chain }) => chain === id);
    if (isLost || position === null || own.length === 0) continue;
    const recipient = await recipientOf(deps, own);
    const stored = storedUpTo(own, parseLsn(position));
    // A server that has lost what it had written, as by a power cut without fsync, would write another log from here on.
    if (recipient === undefined || stored > (await readFlushed(deps.sql))) continue;
    await dropSlots(deps.sql, name);
    return { id, slot: name, recipient, position: stored };
  }
  await dropSlots(deps.sql);
  return beginChain(deps);
}

/** The server forgets the position of a slot at a crash, back to that of its last checkpoint. The target knows it. */
function storedUpTo(own: readonly KeptFile[], position: Lsn): Lsn {
  return own.reduce(
    (end, file) => (file.kind === 'wal' && file.to > end ? file.to : end),
    position,
  );
}

/** @returns the position up to which the server has written its log */
export async function readFlushed(sql: pg.Client): Promise<Lsn> {
  const { rows } = await sql.query<{ position: string }>(
    'SELECT pg_current_wal_flush_lsn()::text AS position',
  );
  return parseLsn(rows[0]?.position ?? '0/0');
}

/** @returns undefined where the chain is not encrypted as the settings want it now */
async function recipientOf(
  { target, passphrase, signal }: ChainDeps,
  own: readonly KeptFile[],
): Promise<string | null | undefined> {
  const key = own.find(({ kind }) => kind === 'key');
  if (passphrase === null) return key ? undefined : null;
  if (!key) return undefined;
  try {
    const identity = await readIdentity(target, key.name, passphrase);
    signal.throwIfAborted();
    return await toRecipient(identity);
  } catch (error) {
    if (error instanceof PassphraseError) return undefined;
    throw error;
  }
}

async function beginChain({ sql, target, passphrase, clock, signal }: ChainDeps): Promise<Chain> {
  const id = randomBytes(4).toString('hex');
  let recipient: string | null = null;
  if (passphrase !== null) {
    const { generateX25519Identity } = await import('age-encryption');
    const identity = await generateX25519Identity();
    recipient = await toRecipient(identity);
    const name = nameOf({ kind: 'key' }, { at: clock.now(), chain: id, isEncrypted: true });
    const encrypt = encryption(passphrase);
    await storeStream(target, name, { signal, encrypt }, [Buffer.from(identity)]);
  }
  const { rows } = await sql.query<{ position: string }>(
    `SELECT lsn::text AS position FROM pg_create_physical_replication_slot($1, true)`,
    [slotOf(id)],
  );
  return { id, slot: slotOf(id), recipient, position: parseLsn(rows[0]?.position ?? '0/0') };
}

async function toRecipient(identity: string): Promise<string> {
  const { identityToRecipient } = await import('age-encryption');
  return identityToRecipient(identity);
}

/** @throws PassphraseError for another passphrase */
export async function readIdentity(
  target: BackupTarget,
  name: string,
  passphrase: string,
): Promise<string> {
  return text(unpacked(target.source(name), decryption(passphrase)));
}
