import { paths } from '../../shared/paths.ts';

/** Descriptions that a sample app is prepared for, as they stand in addresses. */
export const briefIds = ['bakery', 'stockroom', 'courts', 'inspection'] as const;
export type BriefId = (typeof briefIds)[number];

export function isBriefId(value: string | null): value is BriefId {
  return briefIds.some((id) => id === value);
}

export const briefPath = (id: BriefId) => `${paths.home}?brief=${id}`;

export const briefCardPath = (id: BriefId) => `/og/briefs/${id}.png`;
