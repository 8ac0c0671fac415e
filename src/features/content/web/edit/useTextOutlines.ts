import { useEffect, useRef } from 'react';
import { findTexts, type TextPlace, type TextSource } from './texts-on-page.ts';

/** An attribute that the stylesheet outlines. */
const mark = 'data-editable';

/** Outlines these texts on the page. A press on one opens it instead of following a link. */
export function useTextOutlines(
  sources: readonly TextSource[],
  onOpen: (place: TextPlace) => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    const found = findTexts(root, sources);
    for (const element of found.keys()) element.setAttribute(mark, '');
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest(`[${mark}]`) : null;
      const place = target && found.get(target);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      open.current(place);
    };
    root.addEventListener('click', press, { capture: true });
    return () => {
      root.removeEventListener('click', press, { capture: true });
      for (const element of found.keys()) element.removeAttribute(mark);
    };
  }, [sources]);
}
