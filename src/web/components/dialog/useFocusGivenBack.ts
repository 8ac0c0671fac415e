import { useEffect } from 'react';

/** For a dialog that is there for as long as it is rendered: then the focus goes back to what had it before. */
export function useFocusGivenBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
