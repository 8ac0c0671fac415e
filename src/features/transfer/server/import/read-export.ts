import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { type EndingReason, TextParkedError } from '../../../../server/text-work/text-errors.ts';
import type { ForeignChoices } from '../../post-import.ts';
import { importLimits } from '../../post-transfer.ts';
import { exportFile, folderRules, markdownPost } from './import-tasks.ts';
import {
  type ClosedPlace,
  holdsOfPlaces,
  mostPlaces,
  rulesFile,
  tooManyPlaces,
  unreadPlace,
} from './markdown/closed-places.ts';
import { type PackedExport, unpack } from './packed-export.ts';
import type { SourceExport, SourcePost } from './source-post.ts';
import type { UploadFiles } from './upload-files.ts';

export interface ReadExport extends SourceExport {
  pictureStems: string[];
}

const splitting = {
  export:
    'Split it into smaller files where it comes from, with fewer posts each, and import them one after the other.',
  markdown: 'Split it into several files, and import it again.',
} as const;

/** The file is not at fault, so the job is tried again. */
const isOfTheSite = (error: unknown) =>
  error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE';

async function readFolderRules(
  { textWork }: Pick<Deps, 'textWork'>,
  files: UploadFiles,
): Promise<ClosedPlace[]> {
  const found: ClosedPlace[] = [];
  for (const name of files.paths.filter((one) => rulesFile.test(one))) {
    try {
      const bytes = await files.read(name);
      found.push(...(await textWork.run(folderRules, { bytes, name })));
    } catch (error) {
      if (isOfTheSite(error)) throw error;
      found.push(unreadPlace(name));
    }
    if (found.length > mostPlaces) return [tooManyPlaces];
  }
  return found;
}

async function readMarkdownFiles(
  { textWork }: Pick<Deps, 'textWork'>,
  files: UploadFiles,
  { names, choices }: { names: readonly string[]; choices: ForeignChoices },
): Promise<ReadExport> {
  const [posts, leftOut, pictureStems]: [SourcePost[], string[], string[]] = [[], [], []];
  const isJekyll = names.some((name) => /(^|\/)_posts\//.test(name));
  const closed = await readFolderRules({ textWork }, files);
  for (const name of names) {
    try {
      const bytes = await files.read(name);
      const holds = holdsOfPlaces(name, closed);
      const read = await textWork.run(markdownPost, { bytes, name, isJekyll, holds, choices });
      if (read) {
        posts.push(read.post);
        pictureStems.push(...read.pictureStems);
      } else leftOut.push(`${name}, which is no post`);
    } catch (error) {
      if (isOfTheSite(error)) throw error;
      const unread = unreadText(error, { what: 'it', advice: splitting.markdown });
      const message = error instanceof Error ? error.message : '';
      const reason = unread ?? message.split('\n')[0] ?? '';
      leftOut.push(`${name}: ${reason}`);
    }
  }
  const rest = { leftOut, formerOrigin: null, categories: [], pictureStems };
  return { source: 'markdown', posts, ...rest };
}

/** WordPress splits a large export into several files. */
function joined(exports: readonly ReadExport[]): ReadExport | null {
  const [first] = exports;
  if (!first) return null;
  return {
    ...first,
    posts: exports.flatMap(({ posts }) => posts),
    leftOut: exports.flatMap(({ leftOut }) => leftOut),
    categories: exports.flatMap(({ categories }) => categories),
    pictureStems: exports.flatMap(({ pictureStems }) => pictureStems),
  };
}

/** Unpacks in batches so that other requests can run. */
async function unpacked({ batches, ...rest }: PackedExport): Promise<ReadExport> {
  const posts: SourcePost[] = [];
  for (const batch of batches) {
    posts.push(...unpack(batch));
    await setImmediate();
  }
  return { ...rest, posts };
}

async function find(
  deps: Pick<Deps, 'textWork'>,
  files: UploadFiles,
  choices: ForeignChoices,
): Promise<ReadExport | null> {
  const read = async (name: string, format: 'json' | 'xml') => {
    const bytes = await files.read(name);
    const found = await deps.textWork
      .run(exportFile, { bytes, format, choices })
      .catch((error: unknown) => {
        const what = `the file ${baseName(name)}`;
        const fault = unreadText(error, { what, advice: splitting.export });
        throw fault === null ? error : new DomainError('BAD_REQUEST', fault);
      });
    return found && unpacked(found);
  };
  const named = (pattern: RegExp) =>
    files.paths.filter((name) => pattern.test(name) && !/(^|\/)node_modules\//.test(name)).sort();
  let site: ReadExport | null = null;
  for (const name of named(/\.json$/i)) {
    const found = await read(name, 'json');
    if (found?.content) site = found;
    else if (found) return withContent(found, site);
  }
  const parts: ReadExport[] = [];
  for (const name of named(/\.(?:xml|wxr)$/i)) {
    const found = await read(name, 'xml');
    if (found) parts.push(found);
  }
  const markdown = named(/\.(?:md|markdown|mdx)$/i);
  const posts =
    joined(parts) ??
    (markdown.length > 0
      ? await readMarkdownFiles(deps, files, { names: markdown, choices })
      : null);
  return posts ? withContent(posts, site) : site;
}

/** In our own exports the file of the content comes before the others. */
function withContent(posts: ReadExport, site: ReadExport | null): ReadExport {
  if (!site) return posts;
  return {
    ...posts,
    content: site.content ?? [],
    leftOut: [...posts.leftOut, ...site.leftOut],
    pictures: [...(posts.pictures ?? []), ...(site.pictures ?? [])],
    pictureStems: [...posts.pictureStems, ...site.pictureStems],
  };
}

/** @throws DomainError BAD_REQUEST for an unknown export, PAYLOAD_TOO_LARGE for too many posts */
export async function readExport(
  deps: Pick<Deps, 'textWork'>,
  files: UploadFiles,
  choices: ForeignChoices,
): Promise<ReadExport> {
  const found = await find(deps, files, choices);
  const count = found
    ? found.posts.length + found.leftOut.length + (found.content ?? []).length
    : 0;
  if (!found || count === 0) {
    throw new DomainError(
      'BAD_REQUEST',
      'There is no export of Ghost or WordPress in this file, and no Markdown.',
    );
  }
  if (found.posts.length > importLimits.posts) {
    const most = importLimits.posts.toLocaleString('en-US');
    throw new DomainError('PAYLOAD_TOO_LARGE', `More than ${most} posts are too many at once.`);
  }
  return found;
}

export const baseName = (name: string) => path.posix.basename(name);

const endings: Readonly<Record<EndingReason, string>> = {
  time: 'took too long, twice',
  memory: 'needed too much memory, twice',
  fault: 'broke off, twice',
};

/**
 * Explains why a text or file could not be read. Null when the text is not at fault.
 * @param what noun for the text, such as "its text"
 * @param advice sentence for a text that has ended its worker
 */
export function unreadText(
  error: unknown,
  { what, advice }: { what: string; advice: string },
): string | null {
  if (error instanceof TextParkedError) {
    return `Reading ${what} ${endings[error.ending]}. ${advice}`;
  }
  return error instanceof DomainError && error.code === 'BAD_REQUEST' ? error.message : null;
}
