import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { pictureStem } from '../../../../shared/media/media.ts';
import { paths } from '../../../../shared/paths.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { ContentKinds } from '../../../content/server/content.service.ts';
import { kindOf } from '../../../facts/server/facts.service.ts';
import { postStatus } from '../../../posts/server/changes/post-status.ts';
import {
  contentFileName,
  type ExportedPicture,
  type ExportedPost,
  type ExportFormat,
  exportedPictureFolder,
  exportFormatName,
  exportFormatVersion,
} from '../../post-transfer.ts';
import { changedContent, contentFile, exportedFact } from './content-file.ts';
import {
  countPosts,
  type ExportRow,
  findCategoryTexts,
  findPictureDetails,
  findPostsAfter,
} from './export.queries.ts';
import { htmlFileOfPost, markdownFileOfPost } from './export-tasks.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'settings' | 'log' | 'textWork'>;

const batchSize = 50;

export async function allowExport(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  format: ExportFormat,
): Promise<void> {
  const count = await countPosts(db.prisma);
  await recordActivity(db.prisma, {
    actor: admin.label,
    action: 'exported',
    targetType: 'post',
    summary: `${count === 1 ? '1 post' : `${count} posts`} (${format})`,
  });
}

/** Encodes a former path. Short WordPress addresses (`/?…`) are stored encoded. */
const addressOf = (path: string) =>
  path.startsWith('/?') ? path : encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');

function toExported(row: ExportRow, now: Date): ExportedPost {
  const { category, author, tags, publishedAt, updatedAt, isPublished, deletedAt, ...texts } = row;
  const {
    id: _id,
    categoryId: _categoryId,
    redirects,
    formerAddresses,
    document,
    ...words
  } = texts;
  const status = postStatus({ isPublished, publishedAt, deletedAt }, now);
  return {
    ...words,
    status: status === 'deleted' ? 'draft' : status,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    category: category?.name ?? null,
    author: author?.username ?? null,
    tags: tags.map(({ tag }) => tag.name),
    formerAddresses: [
      ...redirects.map(({ slug }) => paths.post(slug)),
      ...formerAddresses.map(({ path }) => addressOf(path)),
    ],
    provenance: document.provenance.map((row) => ({
      ...row,
      writtenAt: row.writtenAt.toISOString(),
      acceptedAt: row.acceptedAt.toISOString(),
    })),
    facts: document.facts.map((row) => ({ ...exportedFact(row), kind: kindOf(row) })),
  };
}

async function* allPosts({ db, clock }: ExportDeps): AsyncGenerator<ExportedPost> {
  for (let last = 0; ; ) {
    const rows = await findPostsAfter(db.prisma, last, batchSize);
    for (const row of rows) yield toExported(row, clock.now());
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return;
  }
}

const mediaAddress = /\/media\/[\w-]+\.(?:jpg|webp)/g;

/** File names of the largest JPEG versions, mapped to picture ids. */
type PictureFiles = Map<string, string>;

const textsOf = ({ content, imageUrl, socialImageUrl }: ExportedPost) =>
  `${content} ${imageUrl} ${socialImageUrl}`;

function notePictures(pictures: PictureFiles, text: string): void {
  for (const address of text.match(mediaAddress) ?? []) {
    const id = pictureStem(address);
    if (id !== null) pictures.set(address.slice(paths.media('').length), id);
  }
}

async function pictureDetails(
  { db }: ExportDeps,
  pictures: PictureFiles,
): Promise<ExportedPicture[]> {
  const rows = await findPictureDetails(db.prisma, [...pictures.values()]);
  const byId = new Map(rows.map(({ id, ...details }) => [id, details]));
  return [...pictures].flatMap(([file, id]) => {
    const details = byId.get(id);
    return details ? [{ file, ...details }] : [];
  });
}

class Archive {
  constructor(
    private readonly zip: ZipFile,
    private readonly signal: AbortSignal,
  ) {}

  /** Resolves when the file is consumed, so that only one is in memory. */
  async add(path: string, stream: Readable, options: { compress: boolean }): Promise<void> {
    const { signal } = this;
    signal.throwIfAborted();
    this.zip.addReadStream(stream, path, options);
    await finished(stream, { signal, writable: false });
  }
}

const headOf = ({ clock, settings }: ExportDeps) => ({
  exportedAt: clock.now().toISOString(),
  site: settings.siteOrigin,
});

async function* jsonText(deps: ExportDeps, pictures: PictureFiles): AsyncGenerator<string> {
  const head = {
    format: exportFormatName,
    version: exportFormatVersion,
    ...headOf(deps),
    categories: await findCategoryTexts(deps.db.prisma),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "posts": [`;
  let separator = '\n';
  for await (const post of allPosts(deps)) {
    notePictures(pictures, textsOf(post));
    yield `${separator}${JSON.stringify(post)}`;
    separator = ',\n';
  }
  yield `\n  ],\n  "pictures": ${JSON.stringify(await pictureDetails(deps, pictures))}\n}\n`;
}

async function addPictures(
  deps: ExportDeps,
  archive: Archive,
  names: Iterable<string>,
): Promise<void> {
  const missing: string[] = [];
  for (const name of names) {
    const opened = await deps.mediaStore.open(name);
    if (opened.outcome === 'found') {
      await archive.add(`${exportedPictureFolder}/${name}`, opened.stream, { compress: false });
    } else {
      missing.push(name);
    }
  }
  if (missing.length === 0) return;
  const text = `These pictures could not be read:\n${missing.join('\n')}\n`;
  await archive.add('not-exported.txt', Readable.from([text]), { compress: true });
}

/** Falls back to HTML, so that an export omits no post. */
async function markdownOf({ textWork, log }: ExportDeps, post: ExportedPost): Promise<string> {
  try {
    return await textWork.run(markdownFileOfPost, post);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'BAD_REQUEST') throw error;
    log.warn({ err: error, slug: post.slug }, 'a post was exported as HTML');
    return textWork.run(htmlFileOfPost, post);
  }
}

/** @returns the pictures that it names */
async function addContent(
  deps: ExportDeps,
  archive: Archive,
  kinds: ContentKinds,
): Promise<PictureFiles> {
  const named: PictureFiles = new Map();
  const changed = await changedContent(deps.db.prisma, kinds);
  if (changed.length === 0) return named;
  notePictures(named, JSON.stringify(changed));
  const pictures = await pictureDetails(deps, named);
  const text = contentFile(headOf(deps), { kinds: changed, pictures });
  await archive.add(contentFileName, Readable.from([text]), { compress: true });
  return named;
}

async function fill(
  deps: ExportDeps,
  archive: Archive,
  format: ExportFormat,
  kinds: ContentKinds,
): Promise<void> {
  const pictures: PictureFiles = new Map();
  if (format === 'json') {
    const text = Readable.from(jsonText(deps, pictures));
    await archive.add('posts.json', text, { compress: true });
  } else {
    for await (const post of allPosts(deps)) {
      notePictures(pictures, textsOf(post));
      const text = Readable.from([await markdownOf(deps, post)]);
      await archive.add(`posts/${post.slug}.md`, text, { compress: true });
    }
  }
  const ofContent = await addContent(deps, archive, kinds);
  await addPictures(deps, archive, new Map([...pictures, ...ofContent]).keys());
}

/**
 * @param kinds content that goes along where the owner has changed it
 * @param signal aborts when the client disconnects
 */
export async function exportPosts(
  deps: ExportDeps,
  { format, kinds }: { format: ExportFormat; kinds: ContentKinds },
  signal: AbortSignal,
): Promise<Readable> {
  const { ZipFile: Zip } = await import('yazl');
  const zip = new Zip();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error('The archive is no stream of this Node.');
  const breakOff = (error: unknown) => {
    if (!signal.aborted) deps.log.error({ err: error }, 'an export broke off');
    output.destroy(error instanceof Error ? error : new Error('The export broke off.'));
  };
  zip.on('error', breakOff);
  fill(deps, new Archive(zip, signal), format, kinds).then(() => zip.end(), breakOff);
  return output;
}
