const requests = '[data-request]';

const requestsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>(requests)];

/** Says whether a row or card has the focus. */
export const isRequestFocused = () => document.activeElement?.matches(requests) ?? false;

export function focusNeighbor(region: HTMLElement | null, direction: 'next' | 'previous'): void {
  if (!region) return;
  const all = requestsIn(region);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
  const next = at + (direction === 'next' ? 1 : -1);
  all[at === -1 ? 0 : next]?.focus();
}

export function focusRequest(region: HTMLElement | null, id: number): void {
  region?.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus();
}

/** Focuses the card at the same height in the next column that has cards. */
function focusColumn(card: HTMLElement, direction: 'next' | 'previous'): void {
  const own = card.closest<HTMLElement>('[data-column]');
  const columns = [...(own?.parentElement?.children ?? [])].filter(
    (column): column is HTMLElement => column instanceof HTMLElement,
  );
  if (!own) return;
  const height = requestsIn(own).indexOf(card);
  const at = columns.indexOf(own);
  const onwards = direction === 'next' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  for (const column of onwards) {
    const cards = requestsIn(column);
    const target = cards[Math.min(height, cards.length - 1)];
    if (target) {
      target.focus();
      return;
    }
  }
}

export function followArrows(region: HTMLElement | null, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(requests)) return;
  switch (key) {
    case 'ArrowDown':
      focusNeighbor(region, 'next');
      break;
    case 'ArrowUp':
      focusNeighbor(region, 'previous');
      break;
    case 'ArrowRight':
      focusColumn(target, 'next');
      break;
    case 'ArrowLeft':
      focusColumn(target, 'previous');
      break;
    default:
      return;
  }
  event.preventDefault();
}
