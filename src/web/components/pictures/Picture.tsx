import { Box } from '@mantine/core';
import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import classes from './Picture.module.css';

type PictureProps = {
  picture: PictureContent;
  /** Own size in pixels: it reserves the place, the stylesheet decides the shown size. */
  width: number;
  height: number;
  /** Loads without waiting; set it on the one picture at the top of a page. */
  isPriority?: boolean;
  /** `cover` fills a box of the given proportions, `plain` shows the drawing without ground or corners. */
  look?: 'cover' | 'plain';
};

/** An image that keeps its place while it loads; lazy unless it opens the page. */
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
      // The one that is not shown is not loaded either, which is for lazy ones only.
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
