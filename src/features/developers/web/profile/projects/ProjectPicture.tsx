import type { CSSProperties } from 'react';
import { pictureSources } from '../../../../../shared/media/media.ts';
import { SizedPicture } from '../../../../../web/components/pictures/SizedPicture.tsx';

type ProjectPictureProps = {
  url: string;
  alt: string;
  sizes: string;
  /** Width to height of the frame that the picture fills. Without it, nothing is cut off. */
  shape?: string;
  priority?: 'high';
};

/** Only stored pictures are shown, whose addresses hold their sizes. */
const assumedSize = { width: 1200, height: 800 };

/** A screenshot of a phone as wide as the page would fill several screens. */
const greatestHeightRem = 38;

function uncut(url: string): CSSProperties {
  const { widthPx, heightPx } = pictureSources(url) ?? { widthPx: 3, heightPx: 2 };
  const width = ((greatestHeightRem * widthPx) / heightPx).toFixed(1);
  return {
    display: 'block',
    maxWidth: `min(100%, ${width}rem)`,
    height: 'auto',
    marginInline: 'auto',
    borderRadius: 'var(--mantine-radius-lg)',
  };
}

export function ProjectPicture({ shape, ...picture }: ProjectPictureProps) {
  return (
    <SizedPicture
      {...picture}
      assumedSize={assumedSize}
      style={shape ? { width: '100%', aspectRatio: shape, objectFit: 'cover' } : uncut(picture.url)}
    />
  );
}
