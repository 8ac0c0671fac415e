import type { Deps } from '../../../../server/deps.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { titleSuffixOf } from '../../../../shared/content/texts/title-suffix.ts';
import { paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { searchPosts } from '../../../posts/server/reading/post-search.service.ts';
import type { FoundPassages } from '../../asking.ts';
import { subjectWords, wordsOf } from '../../query-words.ts';
import type { Fit } from '../../ranker.ts';
import { searchLimits } from '../../search-limits.ts';
import { mainPaths } from '../page-entries.ts';
import { rankedAddresses } from '../search.service.ts';
import { bestPassages, type ReadPage } from './best-passages.ts';

export type PassageDeps = Pick<
  Deps,
  'ai' | 'clock' | 'content' | 'db' | 'lines' | 'listedPages' | 'pageTexts'
>;

export interface Asking {
  /** '' when a page is drawn for everybody. */
  ip: string;
  requestId: string;
}

/** Pages and posts that are read for one question, beside the main pages. */
const most = { pages: 6, posts: 2, wordsForPosts: 6 } as const;
/** Titles and descriptions say little of a page, so few words are enough to look into it. */
const pageFit: Fit = { leastWeightShare: 0.2, isLoose: true };

/** Control characters are no words, and some of them turn the direction of a text around. */
export function cleanQuestion(question: string): string {
  return question.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** Few words of a question stand in the title of a post, so each of them may find it. */
function postSearchOf(question: string): string {
  const words = [...new Set(subjectWords(wordsOf(question)))].slice(0, most.wordsForPosts);
  return words.join(' or ').slice(0, searchLimits.text);
}

async function candidates(deps: PassageDeps, question: string): Promise<string[]> {
  const text = postSearchOf(question);
  const posts = text.length < searchLimits.leastText ? [] : await searchPosts(deps, text);
  return [
    ...rankedAddresses(deps, question, pageFit).slice(0, most.pages),
    ...posts.slice(0, most.posts).map(({ slug }) => paths.post(slug)),
  ];
}

async function readAll(
  deps: PassageDeps,
  addresses: Iterable<string>,
  requestId: string,
): Promise<ReadPage[]> {
  const suffix = titleSuffixOf(siteIdentityOf(deps.content));
  const pages: ReadPage[] = [];
  for (const address of addresses) {
    const page = await deps.pageTexts.passages(address, requestId);
    if (page) pages.push({ address, title: page.title.replace(suffix, ''), page });
  }
  return pages;
}

/** Finds passages of the site's own pages. A page that is drawn for everybody has its turn already. */
export async function findPassages(
  deps: PassageDeps,
  asked: string,
  { ip, requestId }: Asking,
): Promise<FoundPassages> {
  const question = cleanQuestion(asked);
  const addresses = new Set([...mainPaths, ...(await candidates(deps, question))]);
  const read = () => readAll(deps, addresses, requestId);
  const pages = ip === '' ? await read() : await deps.lines.fills({ ip }, read);
  return {
    passages: bestPassages(pages, question),
    contact: serverPaths.preparedContact(new URLSearchParams({ about: question })),
    canAnswer: deps.ai.isConfigured,
  };
}
