import type { OpeningHours } from './opening-hours.ts';

export interface Office {
  /** As readers see it; texts of all kinds name that of the first office by `{city}`. */
  city: string;
  street?: string | null;
  postalCode?: string | null;
  phone?: { e164: string; display: string } | null;
  mail?: string | null;
  map?: string | null;
  hours?: OpeningHours | null;
}

/** Tells whether there is more to say of it than its city. */
export function isDescribed({ city: _city, ...more }: Office): boolean {
  return Object.values(more).some(Boolean);
}
