import type { Location } from 'react-router-dom';
import { openPostKey } from '../../../shared/addresses/admin-address.ts';
import { tabOfAddress, tabPath } from '../../../shared/addresses/tab-address.ts';
import { paths } from '../../../shared/paths.ts';
import { type AdminAreaId, adminAreas } from '../../../shared/words/admin.ts';

/** `draft` is a new post that was not created yet, `new` begins one. */
export type OpenPost =
  | { kind: 'post'; postId: number }
  | { kind: 'draft'; draftId: string }
  | { kind: 'new' };

/** Words that the editor finds in the text as soon as it opens. */
const soughtKey = 'find';
const newPost = 'new';
const postIdPattern = /^[1-9]\d{0,9}$/;
const draftIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function openPostOf({ search }: Pick<Location, 'search'>): OpenPost | null {
  const value = new URLSearchParams(search).get(openPostKey) ?? '';
  if (value === newPost) return { kind: 'new' };
  if (draftIdPattern.test(value)) return { kind: 'draft', draftId: value };
  return postIdPattern.test(value) ? { kind: 'post', postId: Number(value) } : null;
}

export function areaOf({ search }: Pick<Location, 'search'>): AdminAreaId {
  return tabOfAddress(adminAreas, new URLSearchParams(search)).id;
}

export function areaPath(tab: AdminAreaId): string {
  return tabPath(paths.admin, adminAreas, tab);
}

function addressValue(open: OpenPost): string {
  switch (open.kind) {
    case 'post':
      return String(open.postId);
    case 'draft':
      return open.draftId;
    case 'new':
      return newPost;
  }
}

export function soughtOf({ search }: Pick<Location, 'search'>): string {
  return new URLSearchParams(search).get(soughtKey) ?? '';
}

/** @param sought words of the text, which the editor shows */
export function foundTextAddress(postId: number, sought: string): string {
  return editorAddress(
    { kind: 'post', postId },
    new URLSearchParams({ [soughtKey]: sought }).toString(),
  );
}

/** Keeps the parameters of the dashboard, so that going back restores it. */
export function editorAddress(open: OpenPost, search = ''): string {
  const params = new URLSearchParams(search);
  params.set(openPostKey, addressValue(open));
  return `${paths.admin}?${params}`;
}

export function dashboardAddress(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(openPostKey);
  params.delete(soughtKey);
  return params.size > 0 ? `${paths.admin}?${params}` : paths.admin;
}
