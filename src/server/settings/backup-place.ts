import path from 'node:path';

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** A folder by its whole path, or a bucket with a folder in it. */
export function isBackupTarget(text: string): boolean {
  return text.startsWith('s3:') ? bucketAddress.test(text) : path.isAbsolute(text);
}

/** @returns the bucket of s3://bucket/folder and what stands before each name in it; null for a folder */
export function bucketOf(target: string | undefined): { bucket: string; prefix: string } | null {
  const [, bucket, folder = ''] = bucketAddress.exec(target ?? '') ?? [];
  if (bucket === undefined) return null;
  const prefix = folder.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
