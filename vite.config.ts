import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { runtimePackages } from './scripts/runtime-packages.ts';
import { themeCss } from './src/web/theme-css.ts';

const clientDir = path.resolve('dist/client');
/** The programs of the build, each dist/server/<name>.js. */
const entries = { server: 'server.ts', site: 'src/server/cli/site.ts' };
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/**
 * What every page needs, kept in one file: a dozen small ones compress 4 kB worse and cost a request each. The
 * signed-in menu stays out: it carries the API client, which most visits never need.
 */
const framePattern =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|src\/web\/(?:frame\/|(?:App|routes|load-ahead|history-entry|page-head|page-state|color-scheme|signed-in-hint)\.|components\/(?:Button|ButtonLink|LinkArrow|Section|SectionEdge|Contours|ErrorState)\.)|src\/content\/(?:site|navigation|text-message)\.|src\/shared\/paths\./;

const themeModule = 'virtual:theme.css';

/** The theme's variables as a stylesheet of the build. */
function themeStylesheet(): Plugin {
  const resolvedId = `\0${themeModule}`;
  return {
    name: 'theme-stylesheet',
    resolveId: (id) => (id === themeModule ? resolvedId : null),
    load: (id) => (id === resolvedId ? themeCss() : null),
  };
}

/** Brotli twins of the client's files, made once at the highest quality; the static file plugin sends them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(clientDir, { recursive: true });
        await Promise.all(
          files
            .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
            .map(async (file) => {
              const source = path.join(clientDir, file);
              await writeFile(
                `${source}.br`,
                await promisify(brotliCompress)(await readFile(source)),
              );
            }),
        );
      },
    },
  };
}

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), themeStylesheet(), precompress()],
  appType: 'custom',
  publicDir: 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          input: entries,
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        license: { fileName: '.vite/licenses.md' },
        assetsInlineLimit: 1024,
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: 'frame',
                  test: (id) => framePattern.test(id) && !/SignedInMenu|useLogout/.test(id),
                },
              ],
            },
          },
        },
      },
  // A build has everything inside but what is named; the development server leaves packages to Node.
  ssr: command === 'build' ? { noExternal: true, external: [...runtimePackages] } : {},
}));
