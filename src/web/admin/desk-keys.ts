import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { createContext, useContext, useEffect, useRef } from 'react';

export interface DeskKeys {
  /** Single letters work. People who speak to their browser switch them off (WCAG 2.1.4). */
  areLettersOn: boolean;
  /** Lists all keys. */
  open: () => void;
}

export const DeskKeysContext = createContext<DeskKeys>({ areLettersOn: false, open: () => {} });

export const useDeskKeys = () => useContext(DeskKeysContext);

const isSomethingOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** The focus may be on the checkbox of a row, which takes no letters. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Ignores keys while an admin types or a dialog or menu is open. */
export function useLetterKeys(items: readonly HotkeyItem[]): void {
  // Esc closes a menu before the key arrives here.
  const wasOpen = useRef(false);
  useEffect(() => {
    const look = () => {
      wasOpen.current = isSomethingOpen();
    };
    window.addEventListener('keydown', look, { capture: true });
    return () => window.removeEventListener('keydown', look, { capture: true });
  }, []);
  useHotkeys(
    items.map(([key, act, options]) => [
      key,
      (event) => {
        if (wasOpen.current || isTypedInto(event.target)) return;
        if (options?.preventDefault !== false) event.preventDefault();
        act(event);
      },
      { ...options, preventDefault: false },
    ]),
    ['TEXTAREA', 'SELECT'],
  );
}
