export const loadDialogModal = () => import('./DialogModal.tsx');

/** Loads what dialogs are made of, where one may be needed when nothing can be loaded any more. */
export function loadDialogAhead(): void {
  loadDialogModal().catch(() => {});
}
