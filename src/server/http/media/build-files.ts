import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { daySeconds } from '../../../shared/time/durations.ts';
import type { Encoding } from '../negotiation.ts';

export interface Representation {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

export type BuildFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

const hashedCacheControl = `public, max-age=${365 * daySeconds}, immutable`;
const namedCacheControl = `public, max-age=${60 * 60}, must-revalidate`;

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
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

const twins = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const notServed = /\.(?:br|gz)$|(?:^|\/)index\.html$|(?:^|\/)\./;

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

  /** Compares `name` (`assets/page-1a2b.js`) literally: it is never decoded or resolved. */
  has(name: string): boolean {
    return this.names.has(name) && !notServed.test(name);
  }

  /** @throws the error of reading the file, such as ENOENT when a newer build has removed it */
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
