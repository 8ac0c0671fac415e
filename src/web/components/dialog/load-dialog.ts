export const loadDialogModal = () => import('./DialogModal.tsx');

/** Loads the dialog's code before the connection may be lost. */
export function loadDialogAhead(): void {
  loadDialogModal().catch(() => {});
}
