import { z } from 'zod';

/** A boolean of a REST input. Not z.boolean(): the REST adapter would coerce the text "false" to true. */
export const wireFlag = () =>
  z.union([z.literal(true), z.literal(false)], 'Please send true or false');
