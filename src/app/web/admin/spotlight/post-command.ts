import { quickTimes, splitTime } from '../../../../features/posts/web/admin/typed-time.ts';

/** A typed order to publish or schedule a post. */
export interface PostCommand {
  kind: 'publish' | 'schedule';
  /** Words of the post. */
  search: string;
  /** Times to choose from; none for a publication at once. */
  times: readonly Date[];
}

const shortestSearch = 2;

/** Reads "publish gabbro" or "schedule gabbro tomorrow 9". @returns null for other words */
export function postCommandOf(typed: string, now = new Date()): PostCommand | null {
  const [, verb = '', rest = ''] = /^(publish|schedule)\s+(.+)$/is.exec(typed.trim()) ?? [];
  const search = rest.trim();
  if (search.length < shortestSearch) return null;
  if (verb.toLowerCase() === 'publish') return { kind: 'publish', search, times: [] };
  const timed = splitTime(search, now);
  if (timed) return { kind: 'schedule', search: timed.words, times: [timed.at] };
  return { kind: 'schedule', search, times: quickTimes(now).map(({ at }) => at) };
}
