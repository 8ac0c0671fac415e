import { useCallback } from 'react';
import { siteSizes } from '../../theme/scale.ts';

/** Where a piece stands that two pages show under one name: among others, or as what its own page is about. */
export type TravelPlace = 'list' | 'page';

interface Departure {
  place: TravelPlace;
  box: DOMRect;
  atMs: number;
}

/** Where pieces stood on the page before, by their names. */
const departures = new Map<string, Departure>();

/** A page that comes later has shown something else meanwhile. */
const longestStopMs = 500;
const flightMs = 350;

const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Moves the piece from where it left to where it stands, which is known once the page has been scrolled to its place. */
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
 * As a `ref`: the page that is gone to, there or back, moves the piece from where it stood on the one before. Nothing waits
 * for it (docs/decisions/design-system.md).
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
