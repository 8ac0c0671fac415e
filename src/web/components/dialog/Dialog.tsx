import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogModal.tsx';
import { loadDialogModal } from './load-dialog.ts';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

const DialogModal = lazy(loadDialogModal);

/** A question, a choice or a short form over the page, for as long as it is rendered. Then the focus goes back. */
export function Dialog(props: DialogProps) {
  useFocusGivenBack();
  return (
    <Suspense fallback={null}>
      <DialogModal {...props} />
    </Suspense>
  );
}
