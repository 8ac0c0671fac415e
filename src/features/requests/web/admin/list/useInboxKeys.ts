import type { HotkeyItem } from '@mantine/hooks';
import { useLetterKeys } from '../../../../../web/admin/desk-keys.ts';
import { chosenKeys, type InboxDesk } from '../inbox-keys.ts';
import { followArrows } from '../request-focus.ts';

const arrowKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/** Keys that are about no single request. */
export function useInboxKeys(desk: InboxDesk, isListShown: boolean): void {
  const { inbox, moves, several, region, areLettersOn } = desk;
  const otherView = inbox.place.view === 'board' ? 'list' : 'board';
  const letters: HotkeyItem[] = [
    ['u', several.report.last?.undo ?? moves.undo],
    ...(isListShown ? [['b', () => inbox.go({ view: otherView })] satisfies HotkeyItem] : []),
    ...chosenKeys(desk),
  ];
  const arrows = arrowKeys.map(
    (key): HotkeyItem => [
      key,
      (event) => followArrows(region.current, event),
      { preventDefault: false },
    ],
  );
  useLetterKeys(areLettersOn ? [...arrows, ...letters] : arrows);
}
