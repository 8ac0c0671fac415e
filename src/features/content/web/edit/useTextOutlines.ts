import { useEffect, useRef } from 'react';
import { findTexts, type TextPlace } from './texts-on-page.ts';

/** An attribute that the stylesheet outlines. */
const mark = 'data-editable';

/** Outlines the texts of these kinds on the page. A press on one opens it instead of following a link. */
export function useTextOutlines(
  values: Readonly<Record<string, unknown>>,
  onOpen: (place: TextPlace) => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    const found = findTexts(root, values);
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
  }, [values]);
}
