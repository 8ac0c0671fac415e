import { useContext } from 'react';
import type { menuLinesKind } from '../../../../shared/content/menu-lines.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Link } from '../../../../shared/words/types.ts';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { escaped, serverHtml } from '../../../../web/components/server-html.ts';
import { ContentContext } from '../../../../web/content/published-content.ts';
import { SiteLink } from '../SiteLink.tsx';
import classes from './MenuEntries.module.css';

/** Only the server has them: the browser keeps its HTML. */
function useMenuLines() {
  const values = useContext(ContentContext);
  if (!import.meta.env.SSR) return [];
  return (values['menu-lines'] as (typeof menuLinesKind)['release']).lines;
}

type MenuEntriesProps = { id: string; links: readonly Link[]; onChoose: () => void };

export function MenuEntries({ id, links, onChoose }: MenuEntriesProps) {
  const lines = useMenuLines();
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
            {...serverHtml(
              import.meta.env.SSR ? escaped(lines.find((line) => line.to === to)?.text ?? '') : '',
            )}
          />
        </li>
      ))}
    </ul>
  );
}

type MenuGlyphProps = { to: string; className?: string | undefined };

export function MenuGlyph({ to, className }: MenuGlyphProps) {
  return (
    <Glyph
      className={className}
      {...serverHtml(import.meta.env.SSR ? `<path d="${menuGlyphs[to] ?? otherGlyph}"/>` : '')}
    />
  );
}

/** A sheet of paper. */
const otherGlyph = 'M4.5 2.5h6l3 3v10h-9zM10.5 2.5v3h3';

/** Icon paths for `Glyph` by the address of the navigation link. */
const menuGlyphs: Readonly<Record<string, string>> = {
  [paths.services]: 'M2.5 4.5 7 3l4 1.5L15.5 3v10.5L11 15l-4-1.5L2.5 15zM7 3v10.5M11 4.5V15',
  [paths.serviceWebsites]: 'M2.5 3.5h13v11h-13zM2.5 7h13',
  [paths.serviceApps]: 'M5 2h8v14H5zM8 13.5h2',
  [paths.serviceSoftware]: 'm9 2 6.5 3.5L9 9 2.5 5.5zM2.5 9 9 12.5 15.5 9M2.5 12.5 9 16l6.5-3.5',
  [paths.serviceAutomation]:
    'M3 8a6.2 6.2 0 0 1 11-2.5M15 10a6.2 6.2 0 0 1-11 2.5M14.5 2.5v3h-3M3.5 15.5v-3h3',
  [paths.serviceConsulting]: 'M2 3h9v6.5H6L3.5 12V9.5H2zM13.5 7H16v6.5h-1.5V16L12 13.5H8',
  [paths.tips]: 'M9 2a7 7 0 1 1 0 14A7 7 0 0 1 9 2zM12 6l-2 4-4 2 2-4z',
  [paths.whatIsVibecoding]: 'M6 12V2l6.5 2.5L6 7M1.5 15.5c3-5 5-4 7.5-3s4.5 1 7.5 2',
  [paths.glossary]:
    'M9 4.5C7.5 3 5 2.8 2.5 3v11c2.5-.2 5 0 6.5 1.5 1.5-1.5 4-1.7 6.5-1.5V3C13 2.8 10.5 3 9 4.5zM9 4.5v11',
  [paths.blog]: 'm3 15 .8-3.4 8.4-8.4 2.6 2.6-8.4 8.4zM10.5 5l2.5 2.5',
  [paths.exploreDevelopers]:
    'M6.5 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM1.8 15c.3-3 2-4.5 4.7-4.5s4.4 1.5 4.7 4.5M12 8.3a2.5 2.5 0 0 0 0-4.9M13 10.7c1.9.4 3 1.8 3.2 4.3',
  [paths.resources]:
    'M2.5 5.5h6a2 2 0 1 0 4 0 2 2 0 0 0-4 0M12.5 5.5h3M2.5 12.5h3a2 2 0 1 0 4 0 2 2 0 0 0-4 0M9.5 12.5h6',
  [paths.creators]: 'M2.5 3.5h13v11h-13zM7.5 6.5v5L12 9z',
  [paths.examples]: 'M2.5 2.5H8v8H2.5zM10 2.5h5.5v5H10zM10 9.5h5.5v6H10zM2.5 12.5H8v3H2.5z',
  [paths.about]: 'M1.5 14.5 7 5l3 5 2-3 4.5 7.5z',
  [paths.contact]: 'M2.5 4h13v10h-13zM2.5 4.5 9 10l6.5-5.5',
  [paths.developers]: 'M5.5 5 2 9l3.5 4M12.5 5 16 9l-3.5 4M10.3 3.5l-2.6 11',
};
