import type { ValueOf } from '../../../shared/addresses/page.ts';
import { paths } from '../../../shared/paths.ts';
import { parsedUrl } from '../../../shared/text/parsed-url.ts';
import { errorsBetween, toleratedErrors } from '../../../shared/text/typing-errors.ts';
import { sameWords } from '../../../shared/words/same-words.ts';
import { videoIdOf, videoPlatform } from '../../../shared/words/video-platform.ts';
import { creatorVideosKind } from '../../creators/words/creator-videos.ts';
import { allTerms } from '../../glossary/term-entries.ts';
import { furtherTermsKind } from '../../glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../../glossary/words/glossary-terms.ts';
import { libraryKinds } from '../../prompts/words/prompt-kinds.ts';
import { examplePromptsKind } from '../../tips/words/example-prompts.ts';
import { toolsBySlug } from '../../tools/tool-entries.ts';
import { furtherToolsKind } from '../../tools/words/further-tools-kind.ts';
import { toolsKind } from '../../tools/words/tools.ts';
import type { SubmissionKind } from '../submission-options.ts';

/** Entries of the site as a visitor may name them, and where their words stand. */
interface SiteEntry {
  slug: string;
  title: string;
  path: string;
  text: string;
  address: string;
  contentKind: string;
}

const entriesOf: Record<SubmissionKind, (published: ValueOf) => readonly SiteEntry[]> = {
  tool: (published) => {
    const cards = new Set(published(toolsKind).tools.map(({ slug }) => slug));
    return [...toolsBySlug(published).values()].map(({ slug, name, description, url }) => ({
      ...{ slug, title: name, path: paths.toolPage(slug), text: description, address: url },
      contentKind: cards.has(slug) ? toolsKind.name : furtherToolsKind.name,
    }));
  },
  prompt: (published) => [
    ...libraryKinds.flatMap((kind) =>
      published(kind).prompts.map(({ slug, title, prompt }) => ({
        ...{ slug, title, path: paths.promptPage(slug), text: prompt, address: '' },
        contentKind: kind.name,
      })),
    ),
    ...published(examplePromptsKind).groups.flatMap(({ prompts }) =>
      prompts.map(({ id, title, prompt }) => ({
        ...{ slug: id, title, path: paths.promptPage(id), text: prompt, address: '' },
        contentKind: examplePromptsKind.name,
      })),
    ),
  ],
  term: (published) => {
    const first = new Set(published(glossaryTermsKind).terms.map(({ slug }) => slug));
    return allTerms(published).map(({ slug, term, definition }) => ({
      ...{ slug, title: term, path: paths.glossaryTermPage(slug), text: definition, address: '' },
      contentKind: first.has(slug) ? glossaryTermsKind.name : furtherTermsKind.name,
    }));
  },
  video: (published) => {
    const { liveDemos, trendingVideos } = published(creatorVideosKind);
    return [...liveDemos, ...trendingVideos].map(({ title, videoId, description }) => ({
      ...{ slug: videoId, title, path: paths.creators, text: description },
      address: videoPlatform.watchUrl(videoId),
      contentKind: creatorVideosKind.name,
    }));
  },
};

/** Kinds of content that take something new. */
export const newKinds: Record<SubmissionKind, string> = {
  tool: furtherToolsKind.name,
  prompt: libraryKinds[0]?.name ?? '',
  term: furtherTermsKind.name,
  video: creatorVideosKind.name,
};

export function entryAbout(published: ValueOf, kind: SubmissionKind, about: string) {
  return about === '' ? undefined : entriesOf[kind](published).find(({ slug }) => slug === about);
}

/** The name without case, marks and signs. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const joined = (words: string) => words.replaceAll(' ', '');

/** One spelling of all names for one thing. */
function foldedName(name: string): string {
  const words = plainName(name);
  return joined(sameWords.find((group) => group.includes(words))?.[0] ?? words);
}

/** Host and path without what does not matter; the id of a video at YouTube in any of its addresses. */
function foldedAddress(address: string): string {
  const video = videoIdOf(address.replace(/^http:/i, 'https:'));
  if (video) return videoPlatform.watchUrl(video);
  const url = parsedUrl(address);
  if (!url) return '';
  const host = url.hostname.toLowerCase().replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  return `${host}${path}`;
}

const longName = 300;

function isNearlySame(one: string, other: string): boolean {
  if (foldedName(one) === foldedName(other)) return true;
  const [left, right] = [joined(plainName(one)), joined(plainName(other))];
  const shorter = Math.min(left.length, right.length);
  if (toleratedErrors(shorter) < 2 || Math.max(left.length, right.length) > longName) return false;
  return errorsBetween(left, right, 1) <= 1;
}

interface Named {
  kind: SubmissionKind;
  title: string;
  address: string;
}

/** The entry that is here already, by its address or a name that is nearly the same. */
export function knownEntry(published: ValueOf, { kind, title, address }: Named) {
  const place = address === '' ? '' : foldedAddress(address);
  const isNamed = foldedName(title) !== '';
  return entriesOf[kind](published).find(
    (entry) =>
      (place !== '' && foldedAddress(entry.address) === place) ||
      (isNamed && isNearlySame(entry.title, title)),
  );
}

/** The same for submissions of the same thing. */
export function matchKeyOf({ kind, title, address }: Named): string {
  const place = kind === 'tool' || kind === 'video' ? foldedAddress(address) : '';
  return `${kind}:${place || foldedName(title)}`.slice(0, longName);
}
