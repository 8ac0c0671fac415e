import { profileParts } from '../../../features/developers/server/directory/directory.service.ts';
import { projectParts } from '../../../features/developers/server/projects/project-pages.service.ts';
import { publicPostParts } from '../../../features/posts/server/feeds/feeds.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { SitemapEntry } from '../../../server/formats/sitemap-parts.ts';
import { xmlText } from '../../../server/formats/xml.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';

/** Addresses per file. The protocol allows 50,000; 5,000 are written without delaying other requests. */
const size = 5_000;

const pagesPart = 'pages';
const partName = /^(posts|developers|projects)-([1-9][0-9]{0,5})$/;

type SitemapDeps = Pick<Deps, 'db' | 'clock' | 'listedPages'> & {
  settings: Pick<Deps['settings'], 'siteOrigin'>;
};

const pageEntriesOf = ({ listedPages }: SitemapDeps): readonly SitemapEntry[] =>
  listedPages().map(({ path }) => ({ path }));

function listsOf(deps: SitemapDeps) {
  return {
    posts: publicPostParts(deps),
    developers: profileParts(deps),
    projects: projectParts(deps),
  };
}

export async function sitemap(deps: SitemapDeps): Promise<string> {
  const { siteOrigin } = deps.settings;
  const pageEntries = pageEntriesOf(deps);
  const lists = Object.entries(listsOf(deps));
  const counts = await Promise.all(lists.map(([, list]) => list.count(size)));
  const total = counts.reduce((sum, count) => sum + count, pageEntries.length);
  if (total <= size) {
    const found = await Promise.all(lists.map(([, list]) => list.entries({ part: null, size })));
    return sitemapXml([...pageEntries, ...found.flat()], siteOrigin);
  }
  const parts = await Promise.all(
    lists.map(async ([name, list]) => (await list.parts(size)).map((part) => `${name}-${part}`)),
  );
  return sitemapIndexXml([pagesPart, ...parts.flat()].map(serverPaths.sitemapPart), siteOrigin);
}

export async function sitemapPart(deps: SitemapDeps, name: string): Promise<string | null> {
  const { siteOrigin } = deps.settings;
  if (name === pagesPart) return sitemapXml(pageEntriesOf(deps), siteOrigin);
  const [, kind, part] = partName.exec(name) ?? [];
  if (kind !== 'posts' && kind !== 'developers' && kind !== 'projects') return null;
  const entries = await listsOf(deps)[kind].entries({ part: Number(part), size });
  return entries.length > 0 ? sitemapXml(entries, siteOrigin) : null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Follows https://www.sitemaps.org/protocol.html. */
function sitemapXml(entries: readonly SitemapEntry[], siteOrigin: string): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${xmlText(absoluteUrl(siteOrigin, path))}</loc>${changed}</url>`;
  });
  return [head, `<urlset ${namespace}>`, ...lines, '</urlset>', ''].join('\n');
}

function sitemapIndexXml(parts: readonly string[], siteOrigin: string): string {
  const lines = parts.map(
    (path) => `  <sitemap><loc>${xmlText(absoluteUrl(siteOrigin, path))}</loc></sitemap>`,
  );
  return [head, `<sitemapindex ${namespace}>`, ...lines, '</sitemapindex>', ''].join('\n');
}
