import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import type { ListedRequest } from '../../contact-inbox.ts';
import { type ContactStatus, isUnanswered } from '../../contact-status.ts';
import type { InboxAddress } from './useInboxAddress.ts';
import type { Assigning, RequestMoves } from './useInboxChanges.ts';
import type { SeveralMoves } from './useSeveralMoves.ts';

export interface InboxDesk {
  inbox: InboxAddress;
  /** Contains the list or board and what is open. */
  region: RefObject<HTMLElement | null>;
  moves: RequestMoves;
  assigning: Assigning;
  /** Requests of the list that letters move together; empty while no list is shown. */
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

/** Some keyboards need Shift for it. */
const junkKeys = ['#', 'shift+#'] as const;

/** Letters about the chosen requests. */
export function chosenKeys({ chosen, several }: InboxDesk): HotkeyItem[] {
  if (chosen.length === 0) return [];
  const move = (to: ContactStatus) => () => several.move(chosen, to);
  return [
    ...moveLetters.map(([letter, to]): HotkeyItem => [letter, move(to)]),
    ...junkKeys.map((key): HotkeyItem => [key, move('spam')]),
  ];
}

/**
 * Letters about one request, while none are chosen.
 * @param goOn leads to the next one
 */
export function requestKeys(
  { areLettersOn, chosen, moves, assigning }: InboxDesk,
  request: ListedRequest,
  goOn: () => void,
): HotkeyItem[] {
  if (!areLettersOn || chosen.length > 0) return [];
  const end = () => {
    if (isUnanswered(request.status)) moves.move(request, 'answered');
    goOn();
  };
  const junk = () => {
    moves.move(request, 'spam');
    goOn();
  };
  return [
    ...moveLetters.map(([letter, to]): HotkeyItem => [letter, () => moves.move(request, to)]),
    ['e', end],
    ...junkKeys.map((key): HotkeyItem => [key, junk]),
    ['i', () => assigning.toggleMine(request)],
  ];
}

export function requestKeyHandler(desk: InboxDesk, request: ListedRequest, goOn: () => void) {
  const handle = getHotkeyHandler(requestKeys(desk, request, goOn));
  return (event: KeyboardEvent<HTMLElement>) => handle(event);
}
