/** Name of the progress in the storage of the browser. */
export const progressName = 'map';

/** One station of one path. */
export interface StationPlace {
  path: string;
  number: number;
}

export interface NextStation extends StationPlace {
  title: string;
  to: string;
}

/** The next station of a stored progress. Null when nothing is stored, or something else. */
export function nextStationOf(stored: unknown): NextStation | null {
  const { next } = (stored ?? {}) as { next?: Partial<NextStation> | null };
  const { path, number, title, to } = next ?? {};
  if (typeof path !== 'string' || typeof number !== 'number') return null;
  if (typeof title !== 'string' || typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) return null;
  return { path, number, title, to };
}
