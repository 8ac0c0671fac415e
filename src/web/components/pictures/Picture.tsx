import { Box } from '@mantine/core';
import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import classes from './Picture.module.css';

type PictureProps = {
  picture: PictureContent;
  /** Intrinsic size in pixels. It reserves the place; the stylesheet decides the shown size. */
  width: number;
  height: number;
  isPriority?: boolean;
  /** `cover` fills a box of the given proportions, `plain` shows the drawing without background or corners. */
  look?: 'cover' | 'plain';
};

export function Picture({
  picture,
  width,
  height,
  isPriority = false,
  look = 'cover',
}: PictureProps) {
  const { src, darkSrc, alt } = picture;
  const image = (source: string, scheme?: 'light' | 'dark') => (
    <Box
      component="img"
      className={classes.picture}
      data-look={look}
      data-scheme={scheme}
      darkHidden={scheme === 'light'}
      lightHidden={scheme === 'dark'}
      src={source}
      alt={alt}
      width={width}
      height={height}
      // Browsers skip the hidden one of the two only when it is lazy.
      loading={isPriority && !scheme ? 'eager' : 'lazy'}
      fetchPriority={isPriority && !scheme ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!darkSrc) return image(src);
  return (
    <>
      {image(src, 'light')}
      {image(darkSrc, 'dark')}
    </>
  );
}
