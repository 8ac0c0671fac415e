import { randomUUID } from 'node:crypto';
import { readShaped } from '../../../../server/integrations/ai/ai.ts';
import { sanitizePostHtml } from '../../../posts/server/texts/post-html.ts';
import { type OutlinePart, type StepKind, stagedLimits } from '../../staged-drafts.ts';
import { oneLine } from '../drafts/draft-text.ts';
import { partialField, plainText } from '../drafts/partial-draft.ts';
import { outlineShape, sectionShape } from './stage-prompts.ts';

export type StageResult =
  | { kind: 'outline'; parts: OutlinePart[] }
  | { kind: 'section'; html: string };

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

const readers: Record<StepKind, (text: string) => StageResult | null> = {
  outline: outlineOf,
  section: sectionOf,
};

export interface StageAnswer {
  kind: StepKind;
  text: string;
}

export function readStage({ kind, text }: StageAnswer): string {
  return kind === 'section' ? plainText(partialField(text, 'content')) : '';
}

export function stageResult({ kind, text }: StageAnswer): StageResult | null {
  return readers[kind](text);
}
