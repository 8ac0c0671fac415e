import type { Picture as PictureContent } from '../../../content/types.ts';
import { Picture } from '../../components/Picture.tsx';
import classes from './HeroPicture.module.css';

type HeroPictureProps = {
  picture: PictureContent;
  /** `page-wide` goes on to the window's edge from 992 px on, where a screen would be too small to be read. */
  look?: 'framed' | 'page-wide';
};

/** What a service comes to, beside its promise. */
export function HeroPicture({ picture, look = 'framed' }: HeroPictureProps) {
  return (
    <div className={classes.picture} data-look={look}>
      <Picture picture={picture} width={1200} height={900} look="plain" isPriority />
    </div>
  );
}
