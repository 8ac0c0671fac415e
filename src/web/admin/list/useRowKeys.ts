import type { HotkeyItem } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useDeskKeys, useLetterKeys } from '../desk-keys.ts';

const listed = '[data-rows] :is(li, tr)';
const opens = 'a[href]:not([target])';
const inRow = 'a[href], button:not(:disabled), input:not(:disabled)';

/** The focus may be in a list within a row. */
function innerList(): Element | null {
  const list = document.activeElement?.closest('[data-rows]') ?? null;
  return list?.parentElement?.closest(listed) ? list : null;
}

/** Rows of all lists in the region, or of the list within a row that has the focus. Other lists within a row have no rows. */
function rowsIn(region: HTMLElement): HTMLElement[] {
  const inner = innerList();
  const outer = inner?.parentElement?.closest(listed) ?? null;
  return [...(inner ?? region).querySelectorAll<HTMLElement>(listed)].filter(
    (row) => (row.parentElement?.closest(listed) ?? null) === outer && row.querySelector(inRow),
  );
}

const focusedRow = (rows: readonly HTMLElement[]) =>
  rows.findIndex((row) => row.contains(document.activeElement));

/** Something that is open beside a list has its own j and k, as long as the focus is not in a row of the list. */
function areKeysHeld(region: HTMLElement): boolean {
  const holder = region.querySelector('[data-holds-keys]');
  const focused = document.activeElement;
  return holder !== null && (holder.contains(focused) || !focused?.closest(listed));
}

function focusRow(region: HTMLElement | null, step: 1 | -1): void {
  if (!region || areKeysHeld(region)) return;
  const rows = rowsIn(region);
  const at = focusedRow(rows);
  const row = rows[at === -1 ? 0 : at + step];
  // Enter opens the row where it has a link for that.
  const target = row?.querySelector<HTMLElement>(opens) ?? row?.querySelector<HTMLElement>(inRow);
  target?.focus();
}

function chooseRow(region: HTMLElement | null): void {
  const rows = region ? rowsIn(region) : [];
  rows[focusedRow(rows)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Does nothing while a menu is open, which takes the focus a moment after it is shown. */
function pressInRow(region: HTMLElement | null, letter: string): void {
  const rows = region ? rowsIn(region) : [];
  const button = rows[focusedRow(rows)]?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
  if (!button || document.querySelector('[role="menu"]')) return;
  // Until then, keys must not reach the link of the row: Enter would open it.
  if (button.getAttribute('aria-haspopup') === 'menu') button.focus();
  button.click();
}

/** Letters lead through the lists of an area: j and k to rows, x chooses one, * all, / to the search; p and Shift+s press a button of the row. */
export function useRowKeys(region: RefObject<HTMLElement | null>): void {
  const { areLettersOn } = useDeskKeys();
  const chooseAll = () => region.current?.querySelector<HTMLElement>('[data-choose-all]')?.click();
  const search = () => region.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  const keys: HotkeyItem[] = [
    ['j', () => focusRow(region.current, 1)],
    ['k', () => focusRow(region.current, -1)],
    ['x', () => chooseRow(region.current)],
    ['*', chooseAll],
    ['shift+*', chooseAll],
    ['p', () => pressInRow(region.current, 'p')],
    ['shift+s', () => pressInRow(region.current, 'Shift+S')],
    ['/', search],
    // Some keyboards need Shift for these keys.
    ['shift+/', search],
  ];
  useLetterKeys(areLettersOn ? keys : []);
}
