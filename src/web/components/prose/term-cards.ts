import { entryName } from '../../../shared/addresses/content-entries.ts';
import { readContent } from '../../content/load-content.ts';

/** Long enough to move the pointer from the link onto its card. */
const leaveDelayMs = 250;
const edgePx = 16;

interface EntryKind {
  name: string;
  release: { definition: string } | null;
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The card has the look of a menu, without a rule in the stylesheet of every page. */
const look: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  zIndex: '100',
  width: 'max-content',
  maxWidth: `min(22rem, calc(100vw - ${2 * edgePx}px))`,
  padding: '0.75rem 1rem',
  border: '1px solid var(--site-line-strong)',
  borderRadius: 'var(--mantine-radius-md)',
  background: 'var(--mantine-color-default)',
  color: 'var(--mantine-color-text)',
  boxShadow: 'var(--mantine-shadow-md)',
  fontSize: 'var(--mantine-font-size-sm)',
  fontStyle: 'normal',
  fontWeight: '400',
  lineHeight: '1.45',
  textAlign: 'start',
};

/** Below the end of the link, within the window. */
function placeBelow(card: HTMLElement, link: HTMLElement): void {
  const rect = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const parent = (card.offsetParent ?? document.body).getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - card.offsetWidth - edgePx;
  card.style.left = `${Math.max(edgePx, Math.min(rect.left, rightmost)) - parent.left}px`;
  card.style.top = `${rect.bottom - parent.top}px`;
}

const card = document.createElement('span');
card.id = 'term-card';
card.setAttribute('role', 'tooltip');
card.className = 'screen-only';
Object.assign(card.style, look);

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(): void {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown = null;
  card.remove();
}

function hideSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, leaveDelayMs);
}

document.addEventListener('pointerover', ({ target }) => {
  if (!shown) return;
  if (target === shown || target === card) clearTimeout(timer);
  else if (shown !== document.activeElement) hideSoon();
});
document.addEventListener('focusout', ({ target }) => {
  if (shown && target === shown) hideSoon();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

/**
 * Shows what a term means while its link is hovered or focused. The card stays while the pointer is on it, and Escape closes it
 * (WCAG 1.4.13).
 */
export async function showTermCard(link: HTMLElement): Promise<void> {
  clearTimeout(timer);
  if (link === shown) return;
  hide();
  shown = link;
  const slug = link.getAttribute('href')?.split('/').at(-1) ?? '';
  // The link itself works without a card.
  const entry = await readContent<EntryKind>(entryName('glossary-term', slug)).catch(() => null);
  const isTouched = link.matches(':hover, :focus');
  if (shown !== link || !entry || !isTouched) return;
  card.textContent = firstSentence(entry.definition);
  link.after(card);
  link.setAttribute('aria-describedby', card.id);
  placeBelow(card, link);
}
