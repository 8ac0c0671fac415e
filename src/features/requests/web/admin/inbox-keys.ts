import { getHotkeyHandler, type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListedRequest } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import type { InboxAddress } from './useInboxAddress.ts';
import type { Movable, RequestMoves } from './useInboxChanges.ts';

/** State that all parts of the inbox share. */
export interface InboxDesk {
  inbox: InboxAddress;
  moves: RequestMoves;
  /** Whether single letters do something. */
  areLettersOn: boolean;
  parts: InboxParts;
}

/** Parts of the inbox that capabilities which build on requests bring. */
export interface InboxParts {
  Above: ComponentType;
  Below: ComponentType;
  /** Follow the thread of a request that came by the form. */
  afterThread: readonly { name: string; Part: ComponentType<{ requestId: number }> }[];
  Call: ComponentType<{ call: NonNullable<ListedRequest['call']> }>;
}

const moveLetters: readonly (readonly [letter: string, to: ContactStatus])[] = [
  ['r', 'read'],
  ['a', 'answered'],
  ['c', 'call'],
  ['q', 'quote'],
  ['w', 'won'],
  ['l', 'lost'],
  ['x', 'spam'],
];

/** The letters that move a request. */
export function moveKeys({ moves, areLettersOn }: InboxDesk, request: Movable): HotkeyItem[] {
  if (!areLettersOn) return [];
  return moveLetters.map(([letter, to]) => [letter, () => moves.move(request, to)]);
}

/** The same for the line or card of a request, while that has the focus. */
export function moveKeyHandler(desk: InboxDesk, request: Movable) {
  const handle = getHotkeyHandler(moveKeys(desk, request));
  return (event: KeyboardEvent<HTMLElement>) => handle(event);
}

const isSomethingOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Keys of the whole inbox: not while somebody types, or answers a dialog or a menu. */
export function useInboxKeys(items: readonly HotkeyItem[]): void {
  // A menu that Esc closes is gone before the key arrives here.
  const wasOpen = useRef(false);
  useEffect(() => {
    const look = () => {
      wasOpen.current = isSomethingOpen();
    };
    window.addEventListener('keydown', look, { capture: true });
    return () => window.removeEventListener('keydown', look, { capture: true });
  }, []);
  useHotkeys(
    items.map(([key, act, options]) => [
      key,
      (event) => {
        if (!wasOpen.current) act(event);
      },
      options,
    ]),
  );
}
