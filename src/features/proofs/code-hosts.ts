/** Hosts whose repositories are proven by a topic. Other people write on their pages, so a page proves nothing there. */
const repositoryPaths: Readonly<Record<string, RegExp>> = {
  'github.com': /^\/([\w-]+\/[\w.-]+)$/,
  'codeberg.org': /^\/([\w.-]+\/[\w.-]+)$/,
  // Groups may lie in groups. What follows `/-/` is a page of the project.
  'gitlab.com': /^\/((?:[\w.-]+\/)+(?!-$)[\w.-]+)$/,
};

const profilePath = /^\/[\w.-]+$/;

export type CodeHostPlace = { kind: 'repository'; path: string } | { kind: 'profile' | 'other' };

/** Null for other hosts. */
export function codeHostPlace({ hostname, pathname }: URL): CodeHostPlace | null {
  const pattern = Object.hasOwn(repositoryPaths, hostname) ? repositoryPaths[hostname] : undefined;
  if (!pattern) return null;
  const path = pathname.includes('/-/') ? undefined : pattern.exec(pathname)?.[1];
  if (path !== undefined) return { kind: 'repository', path };
  return { kind: profilePath.test(pathname) ? 'profile' : 'other' };
}
