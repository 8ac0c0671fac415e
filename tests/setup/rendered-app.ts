import { readFileSync } from 'node:fs';
import type { PageRenderer } from '../../src/app/server/page-rendering.ts';
import { fillShell } from '../../src/app/server/renderer.ts';
import { render } from '../../src/app/web/entry-server.tsx';

/** Renders pages as production does, from the sources and without preloaded chunks. */
export const sourceRenderer: PageRenderer = {
  async render(input) {
    const shell = readFileSync('index.html', 'utf8');
    const drawn = await render(input);
    if (!drawn) return null;
    const { status, ...parts } = drawn;
    return { status, html: fillShell(shell, parts) };
  },
};
