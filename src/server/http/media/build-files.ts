import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { daySeconds } from '../../../shared/time/durations.ts';
import type { Encoding } from '../negotiation.ts';

/** One representation of a file, whole in memory, with the headers that are always the same. */
export interface Representation {
  body: Buffer;
  /** Strong: it names these very bytes. */
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** A file of the build as it is, and compressed where that made it smaller. */
export type BuildFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

const hashedCacheControl = `public, max-age=${365 * daySeconds}, immutable`;
const namedCacheControl = `public, max-age=${60 * 60}, must-revalidate`;

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The twins that the build makes, by the ends of their names. */
const twins = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Files of a build that are not served: compressed twins, the shell of the pages and the build's own notes. */
const notServed = /\.(?:br|gz)$|(?:^|\/)index\.html$|(?:^|\/)\./;

/** The files of a build; each is read when it is first asked for and kept, so all of them together are the bound. */
export class BuildFiles {
  private readonly read = new Map<string, Promise<BuildFile>>();

  private constructor(
    private readonly folder: string,
    private readonly names: ReadonlySet<string>,
  ) {}

  static async of(folder: string): Promise<BuildFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join('/'));
    return new BuildFiles(folder, new Set(names));
  }

  /** Whether `name` (`assets/page-1a2b.js`) is a file for visitors: looked up as it stands, never decoded or resolved. */
  has(name: string): boolean {
    return this.names.has(name) && !notServed.test(name);
  }

  /** @throws what reading the file throws, such as ENOENT for one that a newer build took away */
  get(name: string): Promise<BuildFile> {
    const known = this.read.get(name);
    if (known) return known;
    const reading = this.load(name);
    this.read.set(name, reading);
    reading.catch(() => this.read.delete(name));
    return reading;
  }

  private async load(name: string): Promise<BuildFile> {
    const twin = (suffix: string) =>
      this.names.has(`${name}${suffix}`)
        ? readFile(path.join(this.folder, `${name}${suffix}`))
        : null;
    const [identity, br, gzip] = await Promise.all([
      readFile(path.join(this.folder, name)),
      twin(twins.br),
      twin(twins.gzip),
    ]);
    const isVaried = br !== null || gzip !== null;
    const common = {
      'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/') ? hashedCacheControl : namedCacheControl,
      'accept-ranges': 'bytes',
      ...(isVaried ? { vary: 'accept-encoding' } : {}),
    };
    const represent = (body: Buffer, encoding?: Encoding): Representation => {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      const headers: Record<string, string> = { ...common, etag };
      if (encoding) headers['content-encoding'] = encoding;
      return { body, etag, headers };
    };
    return {
      identity: represent(identity),
      ...(br && { br: represent(br, 'br') }),
      ...(gzip && { gzip: represent(gzip, 'gzip') }),
    };
  }
}
