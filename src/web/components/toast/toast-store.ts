export type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
}

export interface Toast extends ToastContent {
  id: number;
  variant: ToastVariant;
  isOpen: boolean;
}

/** Leaves time for the leaving motion and for assistive technology (specification, section 9). */
const removeDelayMs = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function replace(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

function show(content: ToastContent, variant: ToastVariant): void {
  clearTimeout(removal);
  lastId += 1;
  replace({ ...content, variant, id: lastId, isOpen: true });
}

export function showToast(content: ToastContent): void {
  show(content, 'default');
}

export function showErrorToast(content: ToastContent): void {
  show(content, 'destructive');
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  replace({ ...current, isOpen: false });
  removal = setTimeout(() => replace(null), removeDelayMs);
}

/** The toast that is shown or was dismissed last; null before the first and after removal. */
export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
