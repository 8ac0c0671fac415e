import { useCallback } from 'react';
import { siteSizes } from '../../theme/scale.ts';

export type TravelPlace = 'list' | 'page';

interface Departure {
  place: TravelPlace;
  box: DOMRect;
  atMs: number;
}

const departures = new Map<string, Departure>();

/** After a longer stop, another page was shown in between. */
const longestStopMs = 500;
const flightMs = 350;

const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Animates the piece from its old position to its new one, which is known after the page has scrolled. */
function land(piece: Element, { box: from, atMs }: Departure): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !isInSight(from) || performance.now() - atMs > longestStopMs) return;
  requestAnimationFrame(() => {
    const to = piece.getBoundingClientRect();
    if (to.width === 0 || !isInSight(to)) return;
    const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    const transformOrigin = '0 0';
    piece.animate(
      [
        { transform, transformOrigin },
        { transform: 'none', transformOrigin },
      ],
      { duration: flightMs, easing: siteSizes.ease },
    );
  });
}

/**
 * Used as a `ref`. Moves the piece from its position on the previous page, also on "back". Nothing waits for it
 * (docs/decisions/design-system.md).
 */
export function useTravel(name: string, place: TravelPlace | undefined) {
  return useCallback(
    (piece: Element | null) => {
      if (!piece || !place) return;
      const departure = departures.get(name);
      if (departure && departure.place !== place) land(piece, departure);
      return () => {
        departures.set(name, {
          place,
          box: piece.getBoundingClientRect(),
          atMs: performance.now(),
        });
      };
    },
    [name, place],
  );
}
