import path from 'node:path';
import type { Settings } from '../../env.ts';
import type { MediaStore } from './media-store.ts';
import { createFileMediaStore } from './media-store-files.ts';

/** False for a bucket, which outlives this machine. */
export function isOnThisDisk({ s3 }: Pick<Settings, 's3'>): boolean {
  return !(s3.bucket && s3.accessKeyId && s3.secretAccessKey);
}

export async function createMediaStore(
  settings: Pick<Settings, 's3' | 'dataDir'>,
): Promise<MediaStore> {
  const { bucket, accessKeyId, secretAccessKey, region, endpoint } = settings.s3;
  if (bucket && accessKeyId && secretAccessKey) {
    // Loads the SDK only when needed: it takes 25 MB of memory.
    const { createS3MediaStore } = await import('./media-store-s3.ts');
    return createS3MediaStore({ bucket, accessKeyId, secretAccessKey, region, endpoint });
  }
  return createFileMediaStore(path.join(settings.dataDir, 'media'));
}
