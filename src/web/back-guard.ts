type BackGuard = (event: PopStateEvent) => void;

let guard: BackGuard | null = null;

/**
 * Lets one part of a page see "back" and "forward" before the router does, and keep them from it. Call this before
 * the router is there: the window calls its listeners in the order in which they came.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

export function setBackGuard(next: BackGuard | null): void {
  guard = next;
}
