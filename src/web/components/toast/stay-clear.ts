const gapPx = 8;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

function overlap(a: Box, b: Box): boolean {
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}

/** A field or a button, but no region that only holds the focus. */
const control = 'a, button, input, select, textarea, [contenteditable="true"]';
/** A part of a form that is read or used as a whole. */
const piece = `${control}, label, p`;

/** Space added at the top of the page, above a form that leaves no place beside itself. */
const room = {
  make(heightPx: number) {
    // Scroll anchoring would bring the form back under the toast.
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector('main')?.style.setProperty('border-top', `${heightPx}px solid #0000`);
  },
  close() {
    document.querySelector('main')?.style.removeProperty('border-top');
    document.documentElement.style.removeProperty('overflow-anchor');
  },
};

/**
 * Elements that a toast must not cover: the controls in use and their form's buttons. It also avoids the form if
 * possible.
 */
interface InUse {
  form: Element | null;
  used: readonly Element[];
  /** Those in use first. */
  controls: readonly Element[];
}

function inUse(area: Element, last: Element | null): InUse {
  const used = [last, document.activeElement].flatMap((element) => {
    const found = element?.isConnected ? element.closest(control) : null;
    return found && !area.contains(found) ? [found] : [];
  });
  const forms = used.map((one) => one.closest('[role="dialog"]') ?? one.closest('form'));
  const form = forms.find((one) => one !== null) ?? null;
  return {
    form,
    used,
    controls: [...used, ...(form?.querySelectorAll('button, [type="submit"]') ?? [])],
  };
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();
const windowHeightPx = () => window.visualViewport?.height ?? window.innerHeight;
const isInWindow = ({ top, bottom }: Box) => bottom > 0 && top < windowHeightPx();
/** True on a phone, where the thumb and the keyboard are at the bottom. */
const isUnderBar = ({ top }: Box) => top < windowHeightPx() / 2;

function placesOf(area: HTMLElement, barBottomPx: number): [Box, ...Box[]] {
  const own = boxOf(area);
  const width = own.right - own.left;
  const height = own.bottom - own.top;
  const marginPx = document.documentElement.clientWidth - own.right;
  const otherTop = isUnderBar(own) ? windowHeightPx() - marginPx - height : barBottomPx + gapPx;
  const columns = own.left - marginPx > width ? [own.left, marginPx] : [own.left];
  const places = [own.top, otherTop].flatMap((top) =>
    columns.map((left) => ({ left, top, right: left + width, bottom: top + height })),
  );
  return [own, ...places.slice(1)];
}

/** Positions just below and just above a control that every other position would cover. */
function placesAround(own: Box, used: Box): Box[] {
  const height = own.bottom - own.top;
  return [used.bottom + gapPx, used.top - gapPx - height].map((top) => {
    return { ...own, top, bottom: top + height };
  });
}

function put(area: HTMLElement, place: Box): void {
  area.style.inset = `${place.top}px auto auto ${place.left}px`;
}

/** The bar may cut a piece of the form that is read or in use: then the form is seen from the top of that piece on. */
function seenFrom(form: Element, used: readonly Element[], barBottomPx: number): number {
  const cut = [...form.querySelectorAll(piece)].filter((one) => {
    const { top, bottom } = boxOf(one);
    return top < barBottomPx && (used.includes(one) ? bottom > 0 : top + bottom > 2 * barBottomPx);
  });
  return Math.min(barBottomPx, ...cut.map((one) => boxOf(one).top));
}

/**
 * Returns how far the page must move down for what is seen of the form to begin below this position. Returns null if
 * the move would push the control in use out of the window or below the toast, or shift a long text while somebody
 * writes it.
 */
function roomAbove({ form, used }: InUse, place: Box, barBottomPx: number): number | null {
  if (!form?.closest('main') || form.querySelector('[contenteditable="true"]')) return null;
  const formTop = boxOf(form).top;
  const tops = [seenFrom(form, used, barBottomPx), barBottomPx].map((top) =>
    Math.max(formTop, top),
  );
  const shown = used.map(boxOf).filter(isInWindow);
  const mayMove = (byPx: number) =>
    shown.every(({ top, bottom, left, right }) => {
      const moved = { top: top + byPx, bottom: bottom + byPx, left, right };
      return moved.bottom <= windowHeightPx() && !overlap(place, moved);
    });
  return tops.map((top) => place.bottom + gapPx - top).find(mayMove) ?? null;
}

function settle(area: HTMLElement, last: Element | null, mayMovePage: boolean): void {
  if (area.offsetHeight === 0) return;
  const used = inUse(area, last);
  const musts = used.controls.map(boxOf);
  const isFree = (place: Box) => !musts.some((box) => overlap(place, box));
  const isRoomMade = document.documentElement.style.overflowAnchor !== '';
  if (isRoomMade && isFree(boxOf(area))) return;
  room.close();
  area.style.removeProperty('inset');
  const barBottomPx = Math.max(
    0,
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  );
  const places = placesOf(area, barBottomPx);
  const { form } = used;
  const preferred = isUnderBar(places[0]) ? places.slice(0, 1) : places;
  const clear = preferred.find((place) => isFree(place) && !(form && overlap(place, boxOf(form))));
  if (clear) {
    put(area, clear);
    return;
  }
  const top = places.reduce((highest, place) => (place.top < highest.top ? place : highest));
  const roomPx = mayMovePage ? roomAbove(used, top, barBottomPx) : null;
  if (roomPx !== null) {
    put(area, top);
    room.make(roomPx);
    return;
  }
  const around = musts.flatMap((box) => placesAround(places[0], box));
  const isInside = ({ top, bottom }: Box) => top >= 0 && bottom <= windowHeightPx();
  put(area, [...places, ...around.filter(isInside)].find(isFree) ?? places[0]);
}

/**
 * Keeps the area clear of the form in use, or at least of the control in use and the form's buttons; also when the
 * focus moves. If a form leaves no place, the page moves down.
 * @param lastUsed the element focused or pressed last: a button that is disabled while it works has lost the focus
 * @returns a function that ends it
 */
export function stayClear(area: HTMLElement, lastUsed: { current: Element | null }): () => void {
  // An element that moves or is covered between press and release is not clicked. So everything stays in place until
  // then, and the toast takes no clicks. It may have come after the press.
  let isPressed = document.querySelector(':active') !== null;
  if (isPressed) area.style.pointerEvents = 'none';
  let hasEnded = false;
  const onUse = () => {
    if (!isPressed) settle(area, lastUsed.current, true);
  };
  const onPress = () => {
    isPressed = true;
  };
  const onRelease = () => {
    // The click comes between the release and this timer.
    setTimeout(() => {
      isPressed = false;
      if (hasEnded) return leave();
      area.style.removeProperty('pointer-events');
      onUse();
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    // The toast's own button must not move away from under the finger.
    if (!(target instanceof Node && area.contains(target))) onUse();
  };
  const onScroll = () => {
    if (!isPressed) settle(area, lastUsed.current, false);
  };
  // A turned phone has another right edge.
  const onResize = onScroll;
  // The toast enters its area a moment later, and only then is the area's height known.
  const observer = new ResizeObserver(onUse);
  observer.observe(area);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('scrollend', onScroll);
  window.addEventListener('resize', onResize);
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('pointerup', onRelease, true);
  document.addEventListener('pointercancel', onRelease, true);
  document.addEventListener('keyup', onRelease, true);
  const leave = () => {
    document.removeEventListener('pointerup', onRelease, true);
    document.removeEventListener('pointercancel', onRelease, true);
    document.removeEventListener('keyup', onRelease, true);
    area.style.removeProperty('pointer-events');
    area.style.removeProperty('inset');
    room.close();
  };
  return () => {
    hasEnded = true;
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('scrollend', onScroll);
    window.removeEventListener('resize', onResize);
    document.removeEventListener('pointerdown', onPress, true);
    if (!isPressed) leave();
  };
}
