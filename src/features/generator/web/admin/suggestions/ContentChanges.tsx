import { Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import type { ContentChange } from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { SuggestedChange } from './SuggestedChange.tsx';
import type { SuggestedFields } from './written-post.ts';

const { suggestions: words } = houseStyleContent;

interface ContentChangesProps {
  changes: readonly ContentChange[];
  fields: SuggestedFields;
  onAccepted: (text: string) => void;
}

const keyOf = (change: ContentChange) => (change.kind === 'alt' ? change.src : change.href);
const textOf = (change: ContentChange) => (change.kind === 'alt' ? change.alt : change.words);

export function ContentChanges({ changes, fields, onAccepted }: ContentChangesProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const [before] = useState(fields.values.content);
  const decide = (change: ContentChange, outcome: string) =>
    setOutcomes((decided) => ({ ...decided, [keyOf(change)]: outcome }));
  if (changes.length === 0) return <p>{words.nothingFound}</p>;
  return (
    <Stack component="ul" gap="sm">
      {changes.map((change, at) => (
        <SuggestedChange
          key={keyOf(change)}
          context={textOf(change)}
          isFirst={at === 0}
          outcome={outcomes[keyOf(change)] ?? null}
          onAccept={() => {
            // Uses the current content: it may contain an earlier change.
            const changed = withChange(fields.values.content, change);
            if (changed === null) return decide(change, words.notApplied);
            fields.onChange('content', changed);
            onAccepted(textOf(change));
            decide(change, words.accepted);
          }}
          onRefuse={() => decide(change, words.refused)}
        >
          {change.kind === 'alt' ? (
            <>
              <Code>{change.src.split('/').at(-1)}</Code>
              <WordDiff before={altOf(before, change.src)} after={change.alt} />
            </>
          ) : (
            <Text>
              “{change.words}” → {change.title} <Code>{change.href}</Code>
            </Text>
          )}
        </SuggestedChange>
      ))}
    </Stack>
  );
}

/** Elements without new links: they contain links already or are not prose. */
const noLinksIn = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'summary']);
const piece = /<[^>]*>|[^<]+/g;
const tagName = /^<\/?([a-z][a-z\d]*)/i;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** @returns null when the words occur in no place for a link */
function withLink(html: string, words: string, href: string): string | null {
  const wanted = escaped(words);
  let depth = 0;
  for (const { 0: part, index } of html.matchAll(piece)) {
    const name = tagName.exec(part)?.[1]?.toLowerCase();
    if (name !== undefined && noLinksIn.has(name)) depth += part.startsWith('</') ? -1 : 1;
    const at = name === undefined && depth === 0 ? part.indexOf(wanted) : -1;
    if (at < 0) continue;
    const from = index + at;
    const link = `<a href="${inAttribute(href)}">${wanted}</a>`;
    return html.slice(0, from) + link + html.slice(from + wanted.length);
  }
  return null;
}

const picture = /<img\b[^>]*>/gi;
const altAttribute = /\salt=("[^"]*"|'[^']*')/i;

/** @returns null when the picture is gone */
function withAlt(html: string, src: string, alt: string): string | null {
  const source = ` src="${inAttribute(src)}"`;
  let isFound = false;
  const changed = html.replace(picture, (tag) => {
    if (!tag.includes(source)) return tag;
    isFound = true;
    const attribute = ` alt="${inAttribute(alt)}"`;
    return altAttribute.test(tag)
      ? tag.replace(altAttribute, () => attribute)
      : tag.replace(/\s*\/?>$/, () => `${attribute}>`);
  });
  return isFound ? changed : null;
}

/** Applies one change and leaves all other characters as they are. Returns null when its target is gone. */
export function withChange(html: string, change: ContentChange): string | null {
  return change.kind === 'alt'
    ? withAlt(html, change.src, change.alt)
    : withLink(html, change.words, change.href);
}

function altOf(html: string, src: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll('img')].find((one) => one.getAttribute('src') === src);
  return found?.alt ?? '';
}

function linksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? []);
}

export function lostLinks(before: string, after: string): string[] {
  const kept = new Set(linksOf(after));
  return [...new Set(linksOf(before))].filter((href) => !kept.has(href));
}
