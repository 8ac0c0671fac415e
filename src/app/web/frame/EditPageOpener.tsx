import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { adminHintKey } from '../../../web/admin-frame.ts';
import { readLocal } from '../../../web/local-store.ts';

const EditedPage = lazy(() => import('../edit/EditedPage.tsx'));

/** Loads the tools for editing a page where an admin has signed in. The HTML is the same for everybody. */
export function EditPageOpener() {
  const [isAdmin, setAdmin] = useState(false);
  useEffect(() => startTransition(() => setAdmin(readLocal(adminHintKey) === true)));
  if (!isAdmin) return null;
  return (
    <Suspense fallback={null}>
      <EditedPage />
    </Suspense>
  );
}
