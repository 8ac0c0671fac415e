import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Elements that close on Escape themselves. */
const closable = '[role="dialog"], [role="menu"], [role="listbox"], [role="search"]';

/** Nothing but title and text. Escape leaves it. */
export function useFocusMode() {
  const [isFocused, setFocused] = useState(false);
  useHotkeys([['mod+shift+F', () => setFocused((was) => !was)]], [], true);
  useEffect(() => {
    if (!isFocused) return;
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (target instanceof Element && target.closest(closable)) return;
      setFocused(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFocused]);
  return { isFocused, setFocused };
}
