import { navigationContent } from '../../../shared/words/navigation.ts';
import classes from './SkipLink.module.css';

/** Links to this site may carry it as `#top` (specification, section 2). */
export const mainRegionId = 'top';

export function SkipLink() {
  return (
    <a className={`${classes.link} screen-only`} href={`#${mainRegionId}`}>
      {navigationContent.skipLink}
    </a>
  );
}
