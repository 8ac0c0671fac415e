import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { postCheckContent as words } from '../../../words/post-check.ts';
import type { EditorValues } from '../editor-form.ts';

const CheckDialog = lazy(async () => ({
  default: (await import('./CheckDialog.tsx')).CheckDialog,
}));

export function CheckButton({ values }: { values: EditorValues }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CheckDialog values={values} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
