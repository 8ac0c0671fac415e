import { paths } from '../../shared/paths.ts';

/** Parameter of the admin area's address that names the opened request. */
export const openRequestKey = 'request';

/** The inbox, as mail to the owner names it. */
export const inboxPath = `${paths.admin}?tab=inbox`;

/** Where an opened request is found again, as mail to the owner names it. */
export function inboxRequestPath(id: number): string {
  return `${paths.admin}?${new URLSearchParams({ tab: 'inbox', [openRequestKey]: String(id) })}`;
}
