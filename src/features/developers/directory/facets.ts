import { z } from 'zod';

/** Filters whose choices are counted, in the order of the page. */
export const facetNames = [
  ...(['skill', 'tool', 'country', 'kind'] as const),
  ...(['free', 'hours', 'rate', 'language', 'mark'] as const),
] as const;
export type FacetName = (typeof facetNames)[number];

const facetOptionSchema = z.object({
  value: z.string().describe('As in the address of the page'),
  label: z.string(),
  /** Names the currency and the period of a rate. Other choices have no group. */
  group: z.string().optional(),
  count: z.number().int().describe('Exact up to 1,000; 1,001 means more'),
});

export const facetsSchema = z.object({
  total: z.number().int().describe('Exact up to 1,000; 1,001 means more'),
  options: z.record(z.enum(facetNames), z.array(facetOptionSchema)),
});

export type FacetOption = z.infer<typeof facetOptionSchema>;
export type Facets = z.infer<typeof facetsSchema>;
