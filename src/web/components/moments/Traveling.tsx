import { type ReactNode, ViewTransition } from 'react';

/** React would start a transition of the browser even if nothing in it moves. */
const isStill =
  import.meta.env.SSR || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface TravelingProps {
  /** Unique on a page, and the same on the next one. Undefined for a piece that stays behind. */
  name: string | undefined;
  children: ReactNode;
}

/**
 * Goes along from a list to the page of a thing and back, in a view transition of the browser. One without them shows the
 * next page at once.
 */
export function Traveling({ name, children }: TravelingProps) {
  if (isStill || !name) return children;
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
