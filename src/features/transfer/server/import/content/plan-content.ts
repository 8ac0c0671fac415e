import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { fitted } from '../../../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../../../shared/content/kind.ts';
import {
  type ContentCheck,
  type ContentKinds,
  checkedValue,
} from '../../../../content/server/content.service.ts';
import { redirectsKind } from '../../../../redirects/words/redirects.ts';
import { importLimits } from '../../../post-transfer.ts';
import type { ImportPictures } from '../pictures/import-pictures.ts';
import type { SourceContent } from '../source-post.ts';
import { beginning } from '../text/plain-text.ts';
import { releaseDifferences } from './changed-release.ts';
import { placePictures } from './place-pictures.ts';

/** The kinds of this site, and the checks that may refuse a value. */
export interface SiteContent {
  kinds: ContentKinds;
  checks: Readonly<Record<string, ContentCheck>>;
}

export interface PlannedContent {
  name: string;
  /** Null for one that this release does not have. */
  kind: ContentKind | null;
  text: string;
  facts: SourceContent['facts'];
}

/** Redirects come first: those that moved entries make are added to them. */
export function planContent(
  { kinds }: SiteContent,
  content: readonly SourceContent[],
): PlannedContent[] {
  const byName = new Map(content.map((one) => [one.kind, one]));
  const planned = [...byName.values()].map(({ kind: name, text, facts }) => ({
    ...{ name, text, facts, kind: kinds.find((one) => one.name === name) ?? null },
  }));
  const isFirst = ({ name }: PlannedContent) => name === redirectsKind.name;
  return [...planned.filter(isFirst), ...planned.filter((one) => !isFirst(one))];
}

export interface MadeContent {
  /** Null when only facts come. */
  value: Readonly<Record<string, unknown>> | null;
  notes: string[];
  /** Reason that it cannot be published here. */
  fault: string | null;
}

const mostFaults = 5;

/** Names each refused field. */
function faultOf(error: DomainError): string {
  const issues = (
    error.cause as { issues?: { path: PropertyKey[]; message: string }[] } | undefined
  )?.issues;
  if (!issues) return error.message;
  const named = issues
    .slice(0, mostFaults)
    .map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
  const rest = issues.length - named.length;
  return `Refused. ${[...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}.`;
}

const shortened = (sentences: readonly string[]) =>
  sentences
    .slice(0, importLimits.notesPerPost)
    .map((sentence) => beginning(sentence, importLimits.noteLength));

/**
 * Makes a value of the file fit this release.
 * @param isReport keeps the addresses of pictures that are not stored yet
 */
export async function makeContent(
  deps: Pick<Deps, 'settings'>,
  { kind, text }: PlannedContent,
  { pictures, isReport }: { pictures: ImportPictures; isReport: boolean },
): Promise<MadeContent> {
  const stored: unknown = JSON.parse(text);
  if (!kind) {
    const fault = 'This site has no such content: it comes from another release.';
    return { value: null, notes: [], fault };
  }
  if (stored === null) return { value: null, notes: [], fault: null };
  const notes: string[] = [];
  const fittedValue = fitted(kind.fields, stored, kind.release);
  const { dropped, added } = releaseDifferences(kind.fields, stored, fittedValue);
  if (dropped.length > 0) {
    notes.push(`Left out, as this release has no place for it: ${dropped.join(', ')}.`);
  }
  if (added.length > 0) {
    notes.push(`As delivered, as the file does not have it: ${added.join(', ')}.`);
  }
  const note = (sentence: string) => void notes.push(sentence);
  const whole = { type: 'group', label: '', fields: kind.fields } as const;
  const value = await placePictures(whole, fittedValue, async (address) => {
    const placed = await pictures.place(address, { folder: '', note });
    return placed !== null && isReport ? address : placed;
  });
  try {
    const checked = checkedValue(deps, kind, value);
    return { value: checked, notes: shortened(notes), fault: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fault = beginning(faultOf(error), importLimits.noteLength);
    return { value: null, notes: shortened(notes), fault };
  }
}
