import { menuLines } from '../../../../features/posts/words/menu-lines.ts';
import type { Link } from '../../../../shared/words/types.ts';
import { escaped, serverHtml } from '../../../../web/components/server-html.ts';
import { SiteLink } from '../SiteLink.tsx';
import classes from './MenuEntries.module.css';
import { MenuGlyph } from './MenuGlyph.tsx';

type MenuEntriesProps = { id: string; links: readonly Link[]; onChoose: () => void };

export function MenuEntries({ id, links, onChoose }: MenuEntriesProps) {
  return (
    <ul className={classes.entries}>
      {links.map(({ label, to }, index) => (
        <li key={to} className={`${classes.entry} covered`}>
          <MenuGlyph to={to} className={classes.glyph} />
          <SiteLink
            to={to}
            className={`${classes.link} cover-link`}
            describedBy={`${id}-${index}`}
            onClick={onChoose}
          >
            {label}
          </SiteLink>
          <span
            id={`${id}-${index}`}
            className={classes.words}
            {...serverHtml(import.meta.env.SSR ? escaped(menuLines[to] ?? '') : '')}
          />
        </li>
      ))}
    </ul>
  );
}
