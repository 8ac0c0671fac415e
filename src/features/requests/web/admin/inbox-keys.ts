import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { ComponentType, KeyboardEvent } from 'react';
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
