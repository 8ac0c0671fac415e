import { z } from 'zod';

/**
 * A backup is a tar file in gzip: `backup.json` says what it is, `tables/<table>/<number>.copy` are the pieces of
 * PostgreSQL's COPY text of a table, `pictures/<name>` the pictures, and `manifest.json`, last, what all of it has to
 * add up to. Only a file that ends with a manifest is whole.
 */
export const formatVersion = 1;
export const headerEntry = 'backup.json';
export const manifestEntry = 'manifest.json';

/** A table's rows come in pieces of about this size, so that none has to fit into memory. */
export const pieceBytes = 1024 * 1024;
/** No piece, picture or list is larger than this: what claims to be is damage. */
export const maxEntryBytes = 64 * 1024 * 1024;

const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/);
const whole = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const headerSchema = z.object({
  site: z.literal('vibecode.land'),
  format: whole,
  /** Version of the program that made the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Version of the database server that held the data. */
  postgres: z.string(),
  /** The schema version: every migration of the database, with the SHA-256 of its file. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
});

export const manifestSchema = z.object({
  header: sha256,
  tables: z.array(
    z.object({
      name: identifier,
      rows: whole,
      /** Size of the COPY text. */
      bytes: whole,
      sha256,
      /** Sum over the rows in the database, in any order (see sums.ts). */
      sum: z.string().regex(/^-?\d+$/),
    }),
  ),
  sequences: z.array(
    z.object({ name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  pictures: z.object({ count: whole, bytes: whole, sha256 }),
});

export type Header = z.infer<typeof headerSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** Names of pictures are ours: no separator, no leading dot. */
export const pictureName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** One sentence for the person who runs the command; nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
