import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { adminHintKey } from '../../../web/admin-frame.ts';
import { frameContent } from '../../../web/content/published-content.ts';
import { readLocal } from '../../../web/local-store.ts';
import type { Route } from '../../../web/route.ts';

const PageEditor = lazy(() => import('../../../features/content/web/edit/PageEditor.tsx'));

/** Loads the tools for editing a page where an admin has signed in. The HTML is the same for everybody. */
export function EditPageOpener() {
  const match = useMatches().at(-1);
  const [isAdmin, setAdmin] = useState(false);
  useEffect(() => startTransition(() => setAdmin(readLocal(adminHintKey) === true)));
  const { content, drawnContent = [] } = (match?.handle ?? {}) as Pick<
    Route,
    'content' | 'drawnContent'
  >;
  if (!isAdmin || !content || match?.pathname === paths.admin) return null;
  return (
    <Suspense fallback={null}>
      <PageEditor key={match?.pathname} kinds={[...content, ...drawnContent, ...frameContent]} />
    </Suspense>
  );
}
