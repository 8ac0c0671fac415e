import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** A public page, whose code is loaded when its address is visited. Pages behind a secret address bring their styles with them. */
const publicPage =
  /\/src\/(?:features|app\/web\/(?:developer|not-found))\/.*(?<!\/(?:Request|Message|Notifications|Quote))Page\.tsx$/;

function isPublicPage({ facadeModuleId, isDynamicEntry }: OutputChunk): boolean {
  return isDynamicEntry && facadeModuleId !== null && publicPage.test(facadeModuleId);
}

/** The style files of these chunks and of all that they import, in the order in which their code runs. */
function takeStyles(bundle: OutputBundle, roots: readonly OutputChunk[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || visited.has(fileName)) return;
    visited.add(fileName);
    for (const imported of chunk.imports) visit(imported);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    chunk.viteMetadata?.importedCss.clear();
  };
  for (const { fileName } of roots) visit(fileName);
  return [...files];
}

/**
 * One stylesheet for all public pages, which the shell of every page names: the first paint waits for one file, and no page
 * that is gone to later waits for any (docs/decisions/first-visit.md). What is loaded on demand brings its own styles.
 */
export function siteStylesheet(): Plugin {
  let fileName = '';
  return {
    name: 'site-stylesheet',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Before Vite writes down which code needs which styles.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const pages = chunks
          .filter(isPublicPage)
          .sort((one, other) =>
            (one.facadeModuleId ?? '').localeCompare(other.facadeModuleId ?? ''),
          );
        const files = takeStyles(bundle, [...chunks.filter(({ isEntry }) => isEntry), ...pages]);
        const source = files.map((file) => (bundle[file] as OutputAsset).source).join('');
        for (const file of files) delete bundle[file];
        fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'site.css', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<!--site-stylesheet-->', `<link rel="stylesheet" href="/${fileName}" />`),
    },
  };
}
