import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { ComponentType, KeyboardEvent } from 'react';
import type { ListedRequest } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import type { InboxAddress } from './useInboxAddress.ts';
import type { Movable, RequestMoves } from './useInboxChanges.ts';
import type { SeveralMoves } from './useSeveralMoves.ts';

export interface InboxDesk {
  inbox: InboxAddress;
  moves: RequestMoves;
  /** Requests of the list that letters move together; empty on the board and in an opened request. */
  chosen: readonly ListedRequest[];
  several: SeveralMoves;
  areLettersOn: boolean;
  parts: InboxParts;
}

export interface InboxParts {
  Above: ComponentType;
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
  ['s', 'spam'],
];

export function moveKeys(desk: InboxDesk, request: Movable): HotkeyItem[] {
  if (!desk.areLettersOn) return [];
  const move = (to: ContactStatus) =>
    desk.chosen.length > 0 ? desk.several.move(desk.chosen, to) : desk.moves.move(request, to);
  return moveLetters.map(([letter, to]) => [letter, () => move(to)]);
}

export function moveKeyHandler(desk: InboxDesk, request: Movable) {
  const handle = getHotkeyHandler(moveKeys(desk, request));
  return (event: KeyboardEvent<HTMLElement>) => handle(event);
}
