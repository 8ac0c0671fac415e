import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../../server/deps.ts';
import type { PublishedContent } from '../../../server/published-content.ts';
import type { ContentKind, ContentValue } from '../../../shared/content-kind.ts';
import { findAllPublished } from '../../documents/server/published-documents.service.ts';

interface ContentMemoryOptions extends Pick<Deps, 'db' | 'log'> {
  kinds: readonly ContentKind[];
}

/** Empty until the first `refresh`: kinds are then as the release says. A value that fits its kind no more counts as missing. */
export function createPublishedContent({ db, log, kinds }: ContentMemoryOptions): PublishedContent {
  let forms = new Map<string, unknown>();
  let startedCount = 0;
  let readCount = 0;
  return {
    valueOf<Value extends ContentValue>(kind: ContentKind<Value>): Value {
      const kept = kind.schema.safeParse(forms.get(kind.name));
      return kept.success ? kept.data : kind.release;
    },
    changedOf(names) {
      const changed = kinds.flatMap((kind) => {
        if (!names.includes(kind.name) || !forms.has(kind.name)) return [];
        const kept = kind.schema.safeParse(forms.get(kind.name));
        return kept.success ? [[kind.name, kept.data]] : [];
      });
      return Object.fromEntries(changed);
    },
    async refresh() {
      startedCount += 1;
      const own = startedCount;
      try {
        const rows = await findAllPublished(
          db.prisma,
          kinds.map(({ name }) => name),
        );
        const read = new Map(rows.map(({ kind, form }) => [kind, form]));
        // One that began later has read newer rows.
        if (own < readCount) return false;
        readCount = own;
        const hasChanged = !isDeepStrictEqual(read, forms);
        forms = read;
        return hasChanged;
      } catch (error) {
        log.warn({ err: error }, 'published content could not be read again');
        return false;
      }
    },
  };
}
