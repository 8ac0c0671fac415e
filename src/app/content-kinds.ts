import { ratesKind } from '../features/estimate/rates.ts';
import type { ContentKind } from '../shared/content-kind.ts';

/** Everything that the owner can change in the admin area. */
export const contentKinds = [ratesKind] as const satisfies readonly ContentKind[];
