import { z } from 'zod';

/** The signed-in developer, as the navigation needs it. */
export const currentDeveloperSchema = z.object({
  id: z.number().int(),
  developerName: z.string(),
});
