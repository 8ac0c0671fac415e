import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ActionIcon, Button, ColorSchemeScript } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin } from 'vite';
import { baselineTargets, browserBaseline } from './scripts/build/browser-baseline.ts';
import { chunkGroups } from './scripts/build/client-chunks.ts';
import { lowPriorityScripts } from './scripts/build/low-priority-scripts.ts';
import { runtimePackages } from './scripts/build/runtime-packages.ts';
import { siteStylesheet } from './scripts/build/site-stylesheet.ts';
import { adminFrameScript } from './src/web/admin-frame.ts';
import { baselineScript } from './src/web/start/baseline.ts';
import { namedBreakpoints, themeCss } from './src/web/theme/theme-css.ts';

const clientDir = path.resolve('dist/client');
/** The programs of the build, and the beginning of their worker threads: each dist/server/<name>.js. */
const entries = {
  server: 'server.ts',
  'text-worker': 'src/app/server/text-worker.ts',
  site: 'src/app/cli/site.ts',
  /** Draws pages for the operator's program, which runs from the sources too, where no bundler reads styles. */
  pages: 'src/app/web/entry-server.tsx',
};
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

const themeModule = 'virtual:theme.css';

/** The class names of one of Mantine's components, which its styles belong to. */
const mantineClasses = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
/** The development server takes Mantine as one file, and so its styles. */
const everyStyle = "@import '@mantine/core/styles.layer.css';\n";

/** The site draws no groups of buttons that share borders. Their rules would be 1 % of the site's styles. */
const undrawnClasses = [Button.classes, ActionIcon.classes].flatMap(({ group, groupSection }) => [
  group,
  groupSection,
]);
const undrawnRules = new RegExp(
  `[^{}]*\\.(?:${undrawnClasses.join('|')})\\b[^{}]*\\{[^{}]*\\}`,
  'g',
);

/**
 * Adds the theme to a build: the styles of each of Mantine's components where its code is, the theme's variables as a
 * stylesheet, its breakpoints as names for style files, and the scripts that set the color scheme and the frame of the
 * admin area before the first paint.
 */
function siteTheme({ isBuild }: { isBuild: boolean }): Plugin {
  const resolvedId = `\0${themeModule}`;
  return {
    name: 'site-theme',
    enforce: 'pre',
    resolveId: (id) => (id === themeModule ? resolvedId : null),
    load: (id) => (id === resolvedId ? `${isBuild ? '' : everyStyle}${themeCss()}` : null),
    transform: {
      // Style files also as text (`?inline`).
      filter: { id: [/\.css(?:\?|$)/, mantineClasses] },
      handler: (code, id) => {
        const [, component] = mantineClasses.exec(id) ?? [];
        if (!component) return namedBreakpoints(code.replace(undrawnRules, ''));
        return `import '@mantine/core/styles/${component}.layer.css';\n${code}`;
      },
    },
    transformIndexHtml: (html) => {
      const script = createElement(ColorSchemeScript, { defaultColorScheme: 'auto' });
      return html
        .replace('<!--color-scheme-->', () => renderToStaticMarkup(script))
        .replace(
          '<!--first-scripts-->',
          () => `<script>${baselineScript};${adminFrameScript}</script>`,
        );
    },
  };
}

const namedStyles = new Map<string, string>();

/**
 * Names the classes of a style file after it: `Footer-entry`. Vite's own names contain a hash, which does not compress
 * and costs every first visit 0.7 kB.
 */
function scopedName(name: string, id: string): string {
  const [file = id] = id.split('?');
  const styles = path.basename(file, '.module.css');
  const known = namedStyles.get(styles) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} have the same name.`);
  namedStyles.set(styles, file);
  return `${styles}-${name}`;
}

/** Compressed twins of the client's files, made once at the highest quality; the server sends them (build-files.ts). */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(clientDir, { recursive: true });
        // Blocks of 1 MB: one code table for a whole file. The default makes the frame 0.1 kB heavier.
        const params = { [constants.BROTLI_PARAM_LGBLOCK]: 20 };
        await Promise.all(
          files
            .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
            .map(async (file) => {
              const source = path.join(clientDir, file);
              const content = await readFile(source);
              const level = constants.Z_BEST_COMPRESSION;
              await writeFile(`${source}.br`, await promisify(brotliCompress)(content, { params }));
              await writeFile(`${source}.gz`, await promisify(gzip)(content, { level }));
            }),
        );
      },
    },
  };
}

const routerDir = 'node_modules/react-router/dist/production';
/** The package's exports name its development files alone, whose warnings every visitor would fetch. */
const routerForProduction = [
  { find: /^react-router$/, replacement: path.resolve(routerDir, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.resolve(routerDir, 'dom-export.mjs') },
];

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    siteTheme({ isBuild: command === 'build' }),
    siteStylesheet(),
    lowPriorityScripts(),
    browserBaseline(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  resolve: { alias: command === 'build' ? routerForProduction : {} },
  appType: 'custom',
  publicDir: 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        // Styles that are a part of a page: the server's have to be the browser's to the letter.
        cssTarget: baselineTargets,
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          input: entries,
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: baselineTargets,
        // A browser without modulepreload gets these files a moment later.
        modulePreload: { polyfill: false },
        license: { fileName: '.vite/licenses.md' },
        assetsInlineLimit: 1024,
        rolldownOptions: {
          // They do nothing on being loaded and forget to say so: without this, links that are not used come along.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
            // Hashes do not compress, and the frame names every file. Seven characters make 42 bits.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
  // Packages are built in as they are in production, also where a demo starts without NODE_ENV: half of React, and checks.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // A build has everything inside but what is named; the development server leaves packages to Node.
  ssr: command === 'build' ? { noExternal: true, external: [...runtimePackages] } : {},
}));
