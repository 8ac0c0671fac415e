import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRenderer, RenderInput } from './page-rendering.ts';

export interface ServerEntry {
  render(input: RenderInput): Promise<{
    status: number;
    head: string;
    body: string;
    state: string;
    pageModule: string | undefined;
  } | null>;
}

/** Vite's build manifest: source file → output file, its styles and the chunks it imports. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const headMark = '<!--page-head-->';

/** Uses replacer functions, so that `$` in content is not read as a pattern. */
export function fillShell(
  shell: string,
  parts: { head: string; body: string; state: string },
): string {
  return shell
    .replace(headMark, () => parts.head)
    .replace('<!--page-body-->', () => parts.body)
    .replace('<!--page-state-->', () => parts.state);
}

/** Returns the page's files that the shell does not name, so that the browser can preload them. */
function filesOf(manifest: Manifest, pageModule: string | undefined, shell: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  if (pageModule) visit(pageModule);
  const missing = (file: string) => !shell.includes(`/${file}`);
  return { scripts: [...scripts].filter(missing), styles: [...styles] };
}

/** CSP hashes of the shell's inline scripts. The CSP ignores data blocks. */
function inlineScriptsOf(shell: string): string[] {
  const scripts = shell.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

export async function createBuiltRenderer(
  clientDir: string,
  entry: ServerEntry,
): Promise<PageRenderer> {
  const shell = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const shells = new Map<string | undefined, string>();
  const shellOf = (pageModule: string | undefined) => {
    const known = shells.get(pageModule);
    if (known) return known;
    const { scripts, styles } = filesOf(manifest, pageModule, shell);
    const links = styles.map((file) => `\n    <link rel="stylesheet" href="/${file}" />`);
    const preloads = scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" />`,
    );
    const made = shell
      .replace(headMark, headMark + links.join(''))
      .replace('<!--page-scripts-->', preloads.join('\n    '));
    shells.set(pageModule, made);
    return made;
  };
  return {
    inlineScripts: inlineScriptsOf(shell),
    async render(input) {
      const drawn = await entry.render(input);
      if (!drawn) return null;
      const { status, pageModule, ...parts } = drawn;
      return { status, html: fillShell(shellOf(pageModule), parts) };
    },
  };
}
