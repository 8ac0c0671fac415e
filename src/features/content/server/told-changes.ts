import type { Db } from '../../../server/db/client.ts';
import { tellWebhooks } from '../../../server/outbox/webhook-events.service.ts';
import { contentFormPath } from '../../../shared/addresses/content-address.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';

/** Entries of all lists of a value, and of lists within, by slug or name. */
function entriesIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) {
    for (const entry of value) entriesIn(entry, found);
  } else if (typeof value === 'object' && value !== null) {
    const { slug, name } = value as { slug?: unknown; name?: unknown };
    const key = typeof slug === 'string' ? slug : typeof name === 'string' ? hyphenate(name) : '';
    if (key) found.set(key, JSON.stringify(value));
    else for (const part of Object.values(value)) entriesIn(part, found);
  }
  return found;
}

function changedSlugs(before: unknown, after: unknown): string[] {
  const [was, is] = [entriesIn(before), entriesIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (slug) => was.get(slug) !== is.get(slug),
  );
}

/** Tells the owner's endpoints that a kind has another public version. */
export async function tellContentChanged(
  tx: Db,
  kind: ContentKind,
  { before, after, version, at }: { before: unknown; after: unknown; version: number; at: Date },
): Promise<void> {
  const about = { kind: kind.name, version };
  const path = contentFormPath(kind.name);
  await tellWebhooks(tx, 'content.changed', { at, data: about, path });
  if (!kind.isOfTools) return;
  const tools = changedSlugs(before, after);
  if (tools.length > 0)
    await tellWebhooks(tx, 'tool.changed', { at, data: { ...about, tools }, path });
}
