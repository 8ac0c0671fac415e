import drawing from '../../../web/components/pictures/drawing.module.css';
import classes from './VideoScene.module.css';

/** Hills of all scenes; they extend beyond the view box. */
const hills = [
  'M-480 190C-330 170-180 214-20 200s170-32 276-14 180 30 300 8 260-10 404 12v120H-480Z',
  'M-480 204c160 0 250-40 400-34S90 214 220 208s150-44 276-34 264 40 464 14v140H-480Z',
  'M-480 184c180 20 300 24 430 14s170-36 290-22 170 34 290 24 290-30 430-10v140H-480Z',
];

/** Decorative. The scenes are in a file of their own, because they would add to the page's script. */
export function VideoScene({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.scene}
      viewBox="70 4 400 208"
      preserveAspectRatio="xMidYMax"
      focusable="false"
    >
      <circle className={drawing.hue} cx="300" cy="118" r="112" opacity=".16" />
      <path className={drawing.hue} d={hills[name.length % hills.length]} opacity=".22" />
      <use href={`/illustrations/video-scenes.svg#${name}`} />
      <path
        className={classes.ground}
        d="M-480 202c160 10 330 10 480-2s330-8 480 2 330 2 480-4v60H-480Z"
      />
    </svg>
  );
}
