import { Image } from '@mantine/core';
import { useState } from 'react';
import { pictureSources } from '../../shared/media/media.ts';

interface ThumbnailProps {
  src: string;
  alt: string;
  /** Shows all of it, beside a field. */
  isSmall?: boolean;
}

/** Hides the image when it fails to load, as with a half-typed address. Give it the address as its key. */
export function Thumbnail({ src, alt, isSmall = false }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Image
      src={src}
      srcSet={pictureSources(src)?.webpSrcSet}
      sizes="(min-width: 48em) 20em, 92vw"
      alt={alt}
      mah={isSmall ? '8rem' : '16rem'}
      w={isSmall ? 'auto' : undefined}
      maw="100%"
      radius="md"
      onError={() => setBroken(true)}
    />
  );
}
