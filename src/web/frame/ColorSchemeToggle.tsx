import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { navigationContent } from '../../content/navigation.ts';
import { toggleColorScheme } from '../color-scheme.ts';
import classes from './ColorSchemeToggle.module.css';

/**
 * Switches between light and dark. Which of the two names and icons shows is decided by the stylesheet, because the
 * server cannot know the visitor's scheme.
 */
export function ColorSchemeToggle() {
  const { toDark, toLight } = navigationContent.colorScheme;
  return (
    <button type="button" className={classes.toggle} onClick={toggleColorScheme}>
      <span className={classes.toDark}>
        <IconMoon aria-hidden size={20} />
        <span className="visually-hidden">{toDark}</span>
      </span>
      <span className={classes.toLight}>
        <IconSun aria-hidden size={20} />
        <span className="visually-hidden">{toLight}</span>
      </span>
    </button>
  );
}
