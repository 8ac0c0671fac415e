import { useMatches } from 'react-router-dom';
import PageEditor from '../../../features/content/web/edit/PageEditor.tsx';
import { namesEntry } from '../../../shared/addresses/content-entries.ts';
import { paths } from '../../../shared/paths.ts';
import { frameContent } from '../../../web/content/published-content.ts';
import type { Route } from '../../../web/route.ts';

/** The tools for editing the content of the page that is open. */
export default function EditedPage() {
  const match = useMatches().at(-1);
  const {
    content,
    drawnContent = [],
    entry: entries,
  } = (match?.handle ?? {}) as Pick<Route, 'content' | 'drawnContent' | 'entry'>;
  const { slug } = match?.params ?? {};
  if (!content || match?.pathname === paths.admin) return null;
  const drawnKinds = drawnContent.filter((name) => !namesEntry(name));
  return (
    <PageEditor
      key={match?.pathname}
      kinds={[...content, ...drawnKinds, ...frameContent]}
      entry={entries && slug ? { entries, slug } : null}
    />
  );
}
