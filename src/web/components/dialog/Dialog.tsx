import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogModal.tsx';
import { loadDialogModal } from './load-dialog.ts';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

const DialogModal = lazy(loadDialogModal);

/** Stays open while it is rendered, then gives the focus back. */
export function Dialog(props: DialogProps) {
  useFocusGivenBack();
  return (
    <Suspense fallback={null}>
      <DialogModal {...props} />
    </Suspense>
  );
}
