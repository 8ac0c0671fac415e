import type { Picture as PictureContent } from '../../content/types.ts';
import classes from './Picture.module.css';

type PictureProps = {
  picture: PictureContent;
  /** Own size in pixels: it reserves the place, the stylesheet decides the shown size. */
  width: number;
  height: number;
  /** For the one picture at the top of a page, which must not wait. */
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
  return (
    <img
      className={classes.picture}
      data-look={look}
      src={picture.src}
      alt={picture.alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}
