import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import type { Arrival } from './uploads.ts';

/** Stored per device, as a habit of the person who writes there. */
const lastArrivalName = 'picture-arrival';

export const lastArrival = (): Arrival =>
  readLocal(lastArrivalName) === 'gallery' ? 'gallery' : 'single';

export const keepArrival = (arrival: Arrival): void => writeLocal(lastArrivalName, arrival);
