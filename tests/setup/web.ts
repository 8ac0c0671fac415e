import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A machine with much else to do: a slow answer is not a missing one.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
// The files of a worker share one document.
afterAll(() => document.body.replaceChildren());

// What Mantine asks the browser for and jsdom does not have.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
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
