import { type RefObject, useEffect, useRef } from 'react';

/** Browser bars that come and go are lower than any keyboard. */
const leastKeyboardPx = 120;

/**
 * Keeps an element that sticks to the bottom of the window above the keyboard on the screen, which covers the page without
 * resizing it. Sets `--keyboard-inset`, and `data-keyboard` while a keyboard is shown.
 */
export function useKeyboardInset<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    const { visualViewport: shown } = window;
    if (!shown) return;
    const follow = () => {
      const { current } = element;
      if (!current) return;
      const coveredPx = window.innerHeight - shown.height - shown.offsetTop;
      const isKeyboard = shown.scale === 1 && coveredPx >= leastKeyboardPx;
      current.toggleAttribute('data-keyboard', isKeyboard);
      current.style.setProperty('--keyboard-inset', isKeyboard ? `${coveredPx}px` : '0px');
    };
    follow();
    shown.addEventListener('resize', follow);
    shown.addEventListener('scroll', follow);
    return () => {
      shown.removeEventListener('resize', follow);
      shown.removeEventListener('scroll', follow);
    };
  }, []);
  return element;
}
