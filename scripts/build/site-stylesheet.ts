import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** Pages at secret addresses, and that of consent, are not public: they bring their own styles. */
const publicPage =
  /\/src\/(?:features|app\/web\/(?:developer|not-found))\/.*(?<!\/(?:Request|Message|Notifications|Quote|Connect))Page\.tsx$/;

function isPublicPage({ facadeModuleId, isDynamicEntry }: OutputChunk): boolean {
  return isDynamicEntry && facadeModuleId !== null && publicPage.test(facadeModuleId);
}

/** Returns the style files of these chunks and their imports in execution order, and removes them from the chunks. */
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
 * Merges the styles of all public pages into one stylesheet for the shell: neither the first paint nor a later page
 * waits for another file (docs/decisions/first-visit.md). Lazily loaded code brings its own styles.
 */
export function siteStylesheet(): Plugin {
  let fileName = '';
  return {
    name: 'site-stylesheet',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Runs before Vite records which code needs which styles.
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
