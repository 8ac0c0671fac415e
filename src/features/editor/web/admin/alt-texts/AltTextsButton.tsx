import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { isWithoutPendingPictures } from '../../../../media/web/admin/upload/under-way.ts';
import { altTextsContent as words } from '../../../words/alt-texts.ts';
import type { DescribedPost } from './AltTextsDialog.tsx';

const AltTextsDialog = lazy(async () => ({
  default: (await import('./AltTextsDialog.tsx')).AltTextsDialog,
}));

export function AltTextsButton(post: DescribedPost) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => isWithoutPendingPictures() && setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AltTextsDialog {...post} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
