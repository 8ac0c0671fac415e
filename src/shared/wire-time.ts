import { z } from 'zod';

/** A moment in an answer. Not checked again on its way out: the server writes it itself. */
export const timestamp = () =>
  z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });
