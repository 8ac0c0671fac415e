import path from 'node:path';
import { bucketOf } from './backup-place.ts';
import type { ParsedVariables } from './environment-variables.ts';
import { weaknessOf } from './secret-strength.ts';

const keyNames = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;

export function backupFaults(parsed: ParsedVariables): string[] {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_TARGET: target } = parsed;
  const weakness = passphrase && weaknessOf(passphrase, []);
  const bucket = bucketOf(target);
  const missing = keyNames.filter((name) => parsed[name] === undefined);
  const isOfPictures =
    bucket?.bucket === parsed.S3_BUCKET && parsed.BACKUP_S3_ENDPOINT === parsed.S3_ENDPOINT;
  return [
    ...(weakness ? [`BACKUP_PASSPHRASE ${weakness}.`] : []),
    ...(bucket && missing.length > 0
      ? [`${missing.join(', ')} must be set too: BACKUP_TARGET is a bucket.`]
      : []),
    ...(!bucket && missing.length < keyNames.length
      ? ['BACKUP_TARGET must be a bucket such as s3://backups/site, or BACKUP_S3_* must go.']
      : []),
    ...(bucket && isOfPictures
      ? ['BACKUP_TARGET must be another bucket than S3_BUCKET, which is for pictures alone.']
      : []),
  ];
}

type Place =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      prefix: string;
      endpoint: string | undefined;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

function placeOf(parsed: ParsedVariables): Place | null {
  const { BACKUP_TARGET: target } = parsed;
  if (target === undefined) return null;
  const bucket = bucketOf(target);
  if (!bucket) return { kind: 'folder', folder: path.resolve(target) };
  return {
    kind: 's3',
    ...bucket,
    endpoint: parsed.BACKUP_S3_ENDPOINT,
    region: parsed.BACKUP_S3_REGION,
    accessKeyId: parsed.BACKUP_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: parsed.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
  };
}

export function backupsOf(parsed: ParsedVariables) {
  return {
    /** Null where the site makes no backups by itself. */
    target: placeOf(parsed),
    passphrase: parsed.BACKUP_PASSPHRASE,
    kept: parsed.BACKUP_KEEP,
    /** UTC. */
    hour: parsed.BACKUP_HOUR,
    patienceMs: parsed.BACKUP_TARGET_TIMEOUT_SECONDS * 1_000,
  };
}
