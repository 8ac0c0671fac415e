import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';

/** A model reads this much at once without forgetting its beginning. */
const partLength = 20_000;

export const pageCursorPattern = /^\d{1,8}\.[\w-]{1,40}$/;

type ReadingDeps = Pick<Deps, 'pageTexts' | 'settings'>;

/** @throws DomainError BAD_REQUEST for an address elsewhere */
function addressHere({ settings }: ReadingDeps, given: string): string {
  const { siteOrigin } = settings;
  const isAbsolute = given === siteOrigin || given.startsWith(`${siteOrigin}/`);
  const address = (isAbsolute ? given.slice(siteOrigin.length) || '/' : given).split('#')[0] ?? '';
  if (address.startsWith('/') && !address.startsWith('//')) return address;
  throw new DomainError(
    'BAD_REQUEST',
    `read_page reads pages of ${siteOrigin} only. Give a path that begins with a slash, such as /services.`,
  );
}

/** Ends at a blank line where the second half of the part has one, and in no character. */
function endOfPart(text: string, begin: number): number {
  const end = begin + partLength;
  if (end >= text.length) return text.length;
  const blank = text.lastIndexOf('\n\n', end);
  if (blank > begin + partLength / 2) return blank;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

async function readText(deps: ReadingDeps, address: string, requestId: string) {
  const page = await deps.pageTexts.read(address, requestId);
  if (page.kind === 'text') return page;
  if (page.kind === 'moved') {
    throw new DomainError('NOT_FOUND', `This page is at ${page.to} now. Please read that path.`);
  }
  if (page.kind === 'missing') {
    throw new DomainError(
      'NOT_FOUND',
      `There is no public page ${address}. search_site finds pages, and ${serverPaths.llms} lists them.`,
    );
  }
  throw new DomainError(
    'SERVICE_UNAVAILABLE',
    'This page cannot be drawn at the moment. Please try again in some seconds.',
    { retryAfterSeconds: 5 },
  );
}

/**
 * Reads a part of a public page as Markdown.
 * @param input `cursor` is that of the part before
 * @throws DomainError NOT_FOUND for what is no public page, CONFLICT when the page has changed since the part before
 */
export async function readPage(
  deps: ReadingDeps,
  input: { path: string; cursor?: string | undefined },
  requestId: string,
) {
  const page = await readText(deps, addressHere(deps, input.path), requestId);
  const version = page.version.replace(/[^\w-]/g, '');
  const [offset = '0', versionBefore = version] = input.cursor?.split('.') ?? [];
  const begin = Number(offset);
  if (versionBefore !== version || begin > page.markdown.length) {
    throw new DomainError(
      'CONFLICT',
      'This page has changed since you read its beginning. Please read it again without cursor.',
    );
  }
  const end = endOfPart(page.markdown, begin);
  return {
    path: page.address,
    address: absoluteUrl(deps.settings.siteOrigin, page.address),
    markdown: page.markdown.slice(begin, end),
    nextCursor: end < page.markdown.length ? `${end}.${version}` : null,
  };
}
