import { useEffect } from 'react';

/** Gives a lost focus back to the element that had it, when a dialog unmounts. Render the dialog only while it is open. */
export function useFocusGivenBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
