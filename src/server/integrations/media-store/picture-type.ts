import path from 'node:path';

const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

export function pictureTypeOf(name: string): string {
  return contentTypes[path.extname(name)] ?? 'application/octet-stream';
}
