import { Glyph } from '../pictures/Glyph.tsx';
import classes from './LinkArrow.module.css';

export function LinkArrow({ isExternal = false }: { isExternal?: boolean }) {
  return isExternal ? (
    <Glyph className={`${classes.arrow} ${classes.external}`} d="M5 13 13 5M6 5h7v7" />
  ) : (
    <Glyph className={classes.arrow} d="M3 9h12M10 4l5 5-5 5" />
  );
}
