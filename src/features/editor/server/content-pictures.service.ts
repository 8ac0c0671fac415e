import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import {
  announceContent,
  type ContentCheck,
  type ContentDeps,
  type ContentKinds,
} from '../../content/server/content.service.ts';
import { rewriteContent } from '../../content/server/rewriting.service.ts';
import type { MediaReplaced } from '../../media/media-library.ts';
import { findContentWith } from './post-pictures.queries.ts';

export interface ChangeableContent {
  kinds: ContentKinds;
  /** By name of the kind. */
  checks: Readonly<Record<string, ContentCheck>>;
}

type ContentReplaced = MediaReplaced['content'];

export const contentAsItIs: ContentReplaced = { changed: [], failed: [], left: [] };

/** Replaces a picture in what is public and what waits. People who may not change content are told where it still stands. */
export async function replaceInContent(
  deps: ContentDeps,
  admin: AdminIdentity,
  { kinds, checks }: ChangeableContent,
  { id, withOther }: { id: string; withOther(text: string): string },
): Promise<ContentReplaced> {
  const rows = new Map((await findContentWith(deps.db.prisma, id)).map((row) => [row.kind, row]));
  const showing = kinds.filter(({ name }) => rows.has(name));
  if (!roleMay(admin.role, 'editContent')) {
    const left = showing.filter(({ name }) => {
      const row = rows.get(name);
      return row?.isPublic || row?.isScheduled;
    });
    return { ...contentAsItIs, left: left.map(({ title }) => title) };
  }
  const changed: string[] = [];
  const failed: ContentReplaced['failed'] = [];
  for (const kind of showing) {
    const { name, title } = kind;
    try {
      // JSON keeps an address as it is.
      const rewriting = { kind, check: checks[name], rewrite: withOther };
      if (await rewriteContent(deps, admin, rewriting)) changed.push(title);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failed.push({ title, message: error.message });
    }
  }
  if (changed.length > 0) await announceContent(deps);
  return { changed, failed, left: [] };
}
