import { useEffect } from 'react';

/** Returns a lost focus to its earlier element when a dialog unmounts. Render the dialog only while it is open. */
export function useFocusGivenBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
