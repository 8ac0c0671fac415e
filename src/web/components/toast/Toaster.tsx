import { Text } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { interfaceContent } from '../../../shared/words/interface.ts';
import type { ToastAreaProps } from './ToastArea.tsx';
import classes from './Toaster.module.css';
import { ToastPaper } from './ToastPaper.tsx';
import { currentToast, subscribeToToast } from './toast-store.ts';

/** Moves the focus to the notification area (specification, section 9). */
export const toastHotkey = 'F8';

/** Stands on every page, but the code that shows and times a toast loads with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [loaded, setLoaded] = useState<{ ToastArea: ComponentType<ToastAreaProps> } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = toast !== null;
  const lastUsed = useRef<Element | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      lastUsed.current = target instanceof Element ? target : null;
    };
    for (const type of ['focusin', 'click']) document.addEventListener(type, note);
    return () => {
      for (const type of ['focusin', 'click']) document.removeEventListener(type, note);
    };
  }, []);

  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCurrent = true;
    import('./ToastArea.tsx').then(
      ({ ToastArea }) => isCurrent && setLoaded({ ToastArea }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, loaded]);

  if (loaded) {
    return <loaded.ToastArea toast={toast} hotkey={toastHotkey} lastUsed={lastUsed} />;
  }
  return (
    <EmptyArea>
      {toast?.isOpen && hasFailed ? (
        <ToastPaper variant={toast.variant}>
          <Text fw={600}>{toast.title}</Text>
          <Text fz="sm">{toast.description}</Text>
        </ToastPaper>
      ) : null}
    </EmptyArea>
  );
}

/** Placeholder until the real area is loaded. Shows the plain words if loading fails. */
function EmptyArea({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.code === toastHotkey) region.current?.focus();
    };
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-live="polite"
      aria-label={interfaceContent.toasts.regionLabel.replace('{hotkey}', toastHotkey)}
    >
      <ol className={`${classes.area} screen-only`}>{children}</ol>
    </section>
  );
}
