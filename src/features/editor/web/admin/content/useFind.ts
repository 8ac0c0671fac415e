import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { soughtOf } from '../../../../../web/admin/list/admin-address.ts';
import type { Finder, TextPlace } from '../../find/finder.ts';
import { textareaFinder } from '../../find/textarea-finder.ts';

/** Begins with the words that the address asks for. The search ends when the face changes. */
export function useFind(face: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [richFinder, setRichFinder] = useState<Finder | null>(null);
  const [search, setSearch] = useState<{ face: string; ofHtml: Finder | null } | null>(null);
  const [asked, setAsked] = useState(0);
  const location = useLocation();
  const sought = soughtOf(location);
  const begun = useRef('');

  const finderOfFace = () => {
    if (face !== 'html') return richFinder;
    return field.current ? textareaFinder(field.current) : null;
  };
  const open = () => {
    const finder = finderOfFace();
    setAsked((count) => count + 1);
    if (!finder || search?.face === face) return;
    setSearch({ face, ofHtml: face === 'html' ? finder : null });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each address, as soon as the text is there
  useEffect(() => {
    if (sought === '' || begun.current === location.key || !finderOfFace()) return;
    begun.current = location.key;
    open();
  }, [location.key, richFinder]);
  return {
    sought,
    fieldRef: field,
    setRichFinder,
    // Rich text may be made anew, and its finder with it.
    finder: search?.face === face ? (search.ofHtml ?? richFinder) : null,
    asked,
    open,
    show: (place: TextPlace) => finderOfFace()?.show(place) ?? false,
    close: () => setSearch(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
      event.preventDefault();
      open();
    },
  };
}

export type Find = ReturnType<typeof useFind>;
