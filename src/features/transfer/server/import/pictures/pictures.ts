import path from 'node:path';

const pictureName = /\.(?:jpe?g|png|gif|webp|avif)$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Strips host, query and Ghost's size segments. */
function pathOf(address: string): string {
  const withoutHost = address
    .replace(/^__GHOST_URL__/, '')
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
  return decoded(withoutHost).replace(
    /(\/content\/images)\/size\/[^/]+(?:\/format\/[^/]+)?\//,
    '$1/',
  );
}

/** WordPress appends dimensions to the names of resized pictures. */
const withoutSize = (name: string) => name.replace(/-\d{2,5}x\d{2,5}(\.[a-z]+)$/i, '$1');

export class PictureIndex {
  private readonly paths: Set<string>;
  private readonly byName = new Map<string, string[]>();

  constructor(paths: readonly string[]) {
    this.paths = new Set(paths.filter((one) => pictureName.test(one)));
    for (const one of this.paths) {
      const name = path.posix.basename(one);
      const found = this.byName.get(name);
      if (found) found.push(one);
      else this.byName.set(name, [one]);
    }
  }

  /** @param folder base folder of relative addresses. @returns the path in the export, or null */
  find(address: string, folder: string): string | null {
    const wanted = pathOf(address);
    if (wanted === '') return null;
    return this.lookUp(wanted, folder) ?? this.lookUp(withoutSize(wanted), folder);
  }

  private lookUp(wanted: string, folder: string): string | null {
    const relative = path.posix.normalize(path.posix.join(folder, wanted));
    if (!wanted.startsWith('/') && this.paths.has(relative)) return relative;
    // Exports wrap the site root in folders of their own, so the longest common suffix decides.
    const parts = path.posix
      .normalize(wanted)
      .split('/')
      .filter((part) => part && part !== '..');
    const candidates = this.byName.get(parts.at(-1) ?? '') ?? [];
    const common = (one: string) => {
      const own = one.split('/').reverse();
      const theirs = [...parts].reverse();
      const differs = own.findIndex((part, index) => part !== theirs[index]);
      return differs === -1 ? own.length : differs;
    };
    const [best, second] = candidates
      .map((one) => ({ one, length: common(one) }))
      .sort((a, b) => b.length - a.length);
    if (!best) return null;
    // A match by name alone must be the only one, or in the right folder.
    const isSure = best.length > 1 || candidates.length === 1 || parts.length === 1;
    return isSure && best.length !== second?.length ? best.one : null;
  }
}
