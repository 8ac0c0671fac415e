import { randomUUID } from 'node:crypto';
import { readShaped } from '../../../../server/integrations/ai/ai.ts';
import { slugFromTitle } from '../../../../shared/text/slug.ts';
import { postLimits } from '../../../posts/posts.ts';
import { sanitizePostHtml } from '../../../posts/server/texts/post-html.ts';
import {
  type OfferedDetails,
  type OutlinePart,
  type StepKind,
  stagedLimits,
} from '../../staged-drafts.ts';
import { oneLine } from '../drafts/draft-text.ts';
import { partialField, plainText } from '../drafts/partial-draft.ts';
import { detailsShape, outlineShape, sectionShape } from './stage-prompts.ts';

export type StageResult =
  | { kind: 'outline'; parts: OutlinePart[] }
  | { kind: 'section'; html: string }
  | { kind: 'details'; details: OfferedDetails };

function outlineOf(text: string): StageResult | null {
  const parts = (readShaped(outlineShape, text)?.sections ?? [])
    .map(({ heading, points }) => ({
      id: randomUUID(),
      heading: oneLine(heading, stagedLimits.heading),
      points: oneLine(points, stagedLimits.points),
    }))
    .filter(({ heading, points }) => heading !== '' || points !== '')
    .slice(0, stagedLimits.sections);
  return parts.length > 0 ? { kind: 'outline', parts } : null;
}

/** Moves `h2` headings one level down: the outline provides the section headings. */
function sectionOf(text: string): StageResult | null {
  const content = readShaped(sectionShape, text)?.content ?? '';
  if (content.length > stagedLimits.section) return null;
  const html = sanitizePostHtml(content.replaceAll('\0', ''))
    .replace(/<(\/?)h2>/g, '<$1h3>')
    .trim();
  const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '';
  return isEmpty || html.length > stagedLimits.section ? null : { kind: 'section', html };
}

function detailsOf(text: string): StageResult | null {
  const written = readShaped(detailsShape, text);
  const title = oneLine(written?.title ?? '', postLimits.title);
  if (!written || title === '') return null;
  const details = {
    title,
    slug: slugFromTitle(written.slug) || slugFromTitle(title),
    excerpt: oneLine(written.excerpt, postLimits.excerpt),
    metaTitle: oneLine(written.metaTitle, postLimits.metaTitle),
    metaDescription: oneLine(written.metaDescription, postLimits.metaDescription),
    metaKeywords: oneLine(written.metaKeywords, postLimits.metaKeywords),
    imageAlt: oneLine(written.imageAlt, stagedLimits.imageAlt),
  };
  return { kind: 'details', details };
}

const readers: Record<StepKind, (text: string) => StageResult | null> = {
  outline: outlineOf,
  section: sectionOf,
  details: detailsOf,
};

export interface StageAnswer {
  kind: StepKind;
  text: string;
}

export function readStage({ kind, text }: StageAnswer): string {
  if (kind === 'section') return plainText(partialField(text, 'content'));
  return kind === 'details' ? partialField(text, 'title') : '';
}

export function stageResult({ kind, text }: StageAnswer): StageResult | null {
  return readers[kind](text);
}
