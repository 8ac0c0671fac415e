import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Tolerates slow answers on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
// The files of a worker share one document.
afterAll(() => document.body.replaceChildren());

// Nothing moves here, because jsdom has no Web Animations.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: media === '(prefers-reduced-motion: reduce)',
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
}));
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NothingObserved);
vi.stubGlobal('IntersectionObserver', NothingObserved);
Element.prototype.scrollIntoView = () => {};
