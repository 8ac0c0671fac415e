import { navigationContent } from '../../../shared/words/navigation.ts';
import classes from './SkipLink.module.css';

/** Id of the main region; links to this site may carry it as `#top` (specification, section 2). */
export const mainRegionId = 'top';

/** The first stop of the keyboard: jumps over banner and navigation. */
export function SkipLink() {
  return (
    <a className={`${classes.link} screen-only`} href={`#${mainRegionId}`}>
      {navigationContent.skipLink}
    </a>
  );
}
