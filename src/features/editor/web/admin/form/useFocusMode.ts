import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Something open that Escape closes itself. */
function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('[role="dialog"], [role="search"]')) return true;
  const lists = document.querySelectorAll('[role="menu"], [role="listbox"]');
  return [...lists].some((list) => list.getClientRects().length > 0);
}

/** Nothing but title and text. Escape leaves it. */
export function useFocusMode() {
  const [isFocused, setFocused] = useState(false);
  useHotkeys([['mod+shift+F', () => setFocused((was) => !was)]], [], true);
  useEffect(() => {
    if (!isFocused) return;
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !isTaken(target)) setFocused(false);
    };
    // Rich text takes every Escape, and what was open is gone afterwards: this looks first.
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [isFocused]);
  return { isFocused, setFocused };
}
