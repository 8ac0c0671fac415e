import { getHotkeyHandler, type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListedRequest } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import type { InboxAddress } from './useInboxAddress.ts';
import type { Movable, RequestMoves } from './useInboxChanges.ts';

export interface InboxDesk {
  inbox: InboxAddress;
  moves: RequestMoves;
  areLettersOn: boolean;
  parts: InboxParts;
}

export interface InboxParts {
  Above: ComponentType;
  Below: ComponentType;
  afterThread: readonly { name: string; Part: ComponentType<{ requestId: number }> }[];
  Testimonial: ComponentType<{ requestId: number }>;
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

export function moveKeys({ moves, areLettersOn }: InboxDesk, request: Movable): HotkeyItem[] {
  if (!areLettersOn) return [];
  return moveLetters.map(([letter, to]) => [letter, () => moves.move(request, to)]);
}

export function moveKeyHandler(desk: InboxDesk, request: Movable) {
  const handle = getHotkeyHandler(moveKeys(desk, request));
  return (event: KeyboardEvent<HTMLElement>) => handle(event);
}

const isSomethingOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Ignores keys while an admin types or a dialog or menu is open. */
export function useInboxKeys(items: readonly HotkeyItem[]): void {
  // Esc closes a menu before the key arrives here.
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
