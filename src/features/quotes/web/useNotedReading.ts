import { type RefObject, useEffect, useRef } from 'react';
import { trpc } from '../../../web/api/trpc.ts';

/**
 * Tells the server that the quote was opened, and that its end was on the screen. A program that only fetches the page tells
 * nothing.
 * @returns reference to the end of the quote
 */
export function useNotedReading(
  requestKey: string,
  version: number,
): RefObject<HTMLParagraphElement | null> {
  const end = useRef<HTMLParagraphElement>(null);
  const { mutate } = trpc.contact.quotes.noteReading.useMutation();
  useEffect(() => {
    const note = (isAtEnd: boolean) => mutate({ key: requestKey, version, isAtEnd });
    note(false);
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      note(true);
    });
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, [mutate, requestKey, version]);
  return end;
}
