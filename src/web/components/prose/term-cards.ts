import { entryName } from '../../../shared/addresses/content-entries.ts';
import { readContent } from '../../content/load-content.ts';
import { termLink } from './watch-terms.ts';

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

/**
 * Shows what a term means while its link is hovered or focused. The card stays while the pointer is on it, and Escape closes it.
 * @returns a function that ends it
 */
export function showTermCards(root: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const card = document.createElement('span');
  card.id = 'term-card';
  card.setAttribute('role', 'tooltip');
  card.className = 'screen-only';
  Object.assign(card.style, look);
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    card.remove();
  };
  const show = async (link: HTMLElement) => {
    clearTimeout(timer);
    if (link === shown) return;
    hide();
    shown = link;
    const slug = new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? '';
    // The link itself works without a card.
    const entry = await readContent<EntryKind>(entryName('glossary-term', slug)).catch(() => null);
    if (shown !== link || !entry || signal.aborted) return;
    card.textContent = firstSentence(entry.definition);
    link.after(card);
    link.setAttribute('aria-describedby', card.id);
    placeBelow(card, link);
  };
  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(termLink) : null;
    return link && root.contains(link) ? link : null;
  };
  const consider = (event: Event) => {
    const link = linkOf(event);
    const isOnCard = event.target === card;
    if (link) void show(link);
    else if (isOnCard) clearTimeout(timer);
    else if (shown && shown !== document.activeElement) leave();
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, leaveDelayMs);
  };

  document.addEventListener('pointerover', consider, { signal });
  document.addEventListener('focusin', consider, { signal });
  document.addEventListener(
    'focusout',
    (event) => {
      if (linkOf(event) === shown) leave();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') hide();
    },
    { signal },
  );
  const touched = [...root.querySelectorAll<HTMLElement>(termLink)].find((link) =>
    link.matches(':hover, :focus'),
  );
  if (touched) void show(touched);
  return () => {
    ending.abort();
    hide();
  };
}
