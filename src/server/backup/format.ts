import { z } from 'zod';

/**
 * A backup is a gzipped tar file. `backup.json` describes it, `tables/<table>/<number>.copy` hold the pieces of a table in
 * PostgreSQL's COPY text, and `pictures/<name>` the pictures. `manifest.json` comes last, with the checksums. A file without
 * a manifest is incomplete.
 */
export const formatVersion = 1;
export const headerEntry = 'backup.json';
export const manifestEntry = 'manifest.json';

/** Approximate size of a piece of a table, so that no table has to fit into memory. */
export const pieceBytes = 1024 * 1024;
/** Limit of a piece, a picture or a list. A larger entry is damage. */
export const maxEntryBytes = 64 * 1024 * 1024;

const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/);
const whole = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const headerSchema = z.object({
  site: z.literal('vibecode.land'),
  format: whole,
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
});

export const manifestSchema = z.object({
  header: sha256,
  tables: z.array(
    z.object({
      name: identifier,
      rows: whole,
      bytes: whole,
      sha256,
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

export const pictureName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The message is one sentence for the person who runs the command. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
