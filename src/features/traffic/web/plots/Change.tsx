import { plotWords } from '../../words/plots.ts';
import { formatChange, formatCount } from './figures.ts';

/** The change against the period before. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = formatChange(now, before);
  return change === null ? plotWords.isNew : `${change}, ${plotWords.before(formatCount(before))}`;
}
