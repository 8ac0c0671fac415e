import { z } from 'zod';

/** Something that is still sample, invented, unset or reserved. */
export const launchItemSchema = z.object({
  what: z.string(),
  /** Page where it is mended or, for a setting, the one that lacks it. */
  link: z.string(),
});

export const sampleCountsSchema = z.object({
  posts: z.number().int(),
  developers: z.number().int(),
  /** Entries by the title of their kind. */
  content: z.array(z.object({ title: z.string(), count: z.number().int() })),
  /** Names of what somebody has changed: it stays. */
  kept: z.array(z.string()),
});

export type SampleCounts = z.infer<typeof sampleCountsSchema>;
export type LaunchItem = z.infer<typeof launchItemSchema>;
