import { z } from 'zod';

/** The steps to a whole profile, in the order in which a new developer is led. True for a step that is done. */
export const guideSchema = z.object({
  photo: z.boolean(),
  project: z.boolean(),
  skills: z.boolean(),
  availability: z.boolean(),
  share: z.boolean(),
});

export type Guide = z.infer<typeof guideSchema>;
export type GuideStep = keyof Guide;
