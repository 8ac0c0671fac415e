import { lazy } from 'react';
import { useMatches } from 'react-router-dom';
import { namesEntry, partsOfEntryName } from '../../../shared/addresses/content-entries.ts';
import { paths } from '../../../shared/paths.ts';
import { frameContent } from '../../../web/content/published-content.ts';
import type { Route } from '../../../web/route.ts';

// Loaded from here: the list of its many files would be a part of every page's code.
const PageEditor = lazy(() => import('../../../features/content/web/edit/PageEditor.tsx'));

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
  const kinds = [...content, ...drawnContent].filter((name) => !namesEntry(name));
  const list = content.find(namesEntry);
  const entry = entries && slug ? { entries, slug } : list ? partsOfEntryName(list) : null;
  return <PageEditor key={match?.pathname} kinds={[...kinds, ...frameContent]} {...{ entry }} />;
}
