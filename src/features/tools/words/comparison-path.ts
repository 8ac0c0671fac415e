import { paths } from '../../../shared/paths.ts';

/** Stands between the tools in the address of a comparison. */
export const betweenTools = '-vs-';

/** The tools stand in the order of the alphabet, so that a comparison has one address. */
export const comparisonPath = (slugs: readonly string[]) =>
  paths.comparison([...slugs].sort().join(betweenTools));
