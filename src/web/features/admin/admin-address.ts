import type { Location } from 'react-router-dom';
import { type AdminTabId, adminTabs } from '../../../content/admin.ts';
import { paths } from '../../../shared/paths.ts';

/** What is open in the editor: the id of a post, or null for a post that does not exist yet. */
export type OpenPost = { postId: number | null };

/** Read in the browser only: the server sends the same page whatever is open. */
const postKey = 'post';
const newPost = 'new';
const postIdPattern = /^[1-9]\d{0,9}$/;

/** The open post of an address, or null where the dashboard is shown. */
export function openPostOf({ search }: Pick<Location, 'search'>): OpenPost | null {
  const value = new URLSearchParams(search).get(postKey) ?? '';
  if (value === newPost) return { postId: null };
  return postIdPattern.test(value) ? { postId: Number(value) } : null;
}

/** The tab of an address; the first one when it names none or an unknown one. */
export function tabOf({ search }: Pick<Location, 'search'>): AdminTabId {
  const wanted = new URLSearchParams(search).get('tab');
  return adminTabs.find((tab) => tab.id === wanted)?.id ?? adminTabs[0].id;
}

export function tabAddress(tab: AdminTabId): string {
  return tab === adminTabs[0].id ? paths.admin : `${paths.admin}?tab=${tab}`;
}

/** The editor over the dashboard that `search` describes, so that going back finds it as it was. */
export function editorAddress({ postId }: OpenPost, search = ''): string {
  const params = new URLSearchParams(search);
  params.set(postKey, postId === null ? newPost : String(postId));
  return `${paths.admin}?${params}`;
}

/** The dashboard under an open editor. */
export function dashboardAddress(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(postKey);
  return params.size > 0 ? `${paths.admin}?${params}` : paths.admin;
}
