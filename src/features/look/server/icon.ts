import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../../server/deps.ts';
import type { PublishedContent } from '../../../server/published-content.ts';
import { pictureStem } from '../../../shared/media/media.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { lookKind } from './look-kind.ts';

/** Tabs, Apple's home screens, and those of the manifest. */
export const iconSizesPx = [48, 180, 512] as const;

/** Changes with the picture. */
export function iconName(url: string, sizePx: (typeof iconSizesPx)[number]): string {
  return `${pictureStem(url)}-${sizePx}.png`;
}

/** Draws the picture of the media library in a square. Null when it cannot be read. */
export async function iconPng(
  { mediaStore, log }: Pick<Deps, 'mediaStore' | 'log'>,
  url: string,
  sizePx: number,
): Promise<Buffer | null> {
  const opened = await mediaStore.open(url.slice(paths.media('').length));
  if (opened.outcome !== 'found') {
    log.warn({ url, outcome: opened.outcome }, 'the icon of the site could not be read');
    return null;
  }
  const { default: sharp } = await import('sharp');
  return sharp(await buffer(opened.stream))
    .resize(sizePx, sizePx, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}

/** Entries of the web manifest. */
export function manifestIcons(content: Pick<PublishedContent, 'valueOf'>) {
  const { icon } = content.valueOf(lookKind);
  if (icon === '') {
    return [
      { src: serverPaths.icon, type: 'image/svg+xml', sizes: 'any' },
      { src: paths.logo, type: 'image/png', sizes: '180x180' },
    ];
  }
  return ([180, 512] as const).map((sizePx) => ({
    src: serverPaths.lookFile(iconName(icon, sizePx)),
    type: 'image/png',
    sizes: `${sizePx}x${sizePx}`,
  }));
}
