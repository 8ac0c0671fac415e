import { sendFiles } from '../../requests/web/page/next-step.ts';
import type { Standing } from '../../requests/web/page/request-section.ts';
import { workContent } from '../words/work.ts';
import type { Stage, WorkEnd } from '../work.ts';

const words = workContent.standing;
const atTheWork = (label: string) => ({ label, to: '#work' });

/** @returns null before the first stage */
export function standingOfWork(stages: readonly Stage[], end: WorkEnd | null): Standing | null {
  if (stages.length === 0) return null;
  const { goesOn, waits, asks, answered } = words;
  if (end) {
    return end.answer
      ? { ...answered, next: atTheWork(answered.next) }
      : { ...asks, next: atTheWork(asks.next) };
  }
  return stages.some(({ state }) => state === 'yours')
    ? { ...waits, next: atTheWork(waits.next) }
    : { ...goesOn, next: sendFiles };
}
