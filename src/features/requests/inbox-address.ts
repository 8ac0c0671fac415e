import { paths } from '../../shared/paths.ts';

export const openRequestKey = 'request';

export const inboxPath = `${paths.admin}?tab=inbox`;

export function inboxRequestPath(id: number): string {
  return `${paths.admin}?${new URLSearchParams({ tab: 'inbox', [openRequestKey]: String(id) })}`;
}

/** Present where the request opens for an answer at once. */
export const answerKey = 'answer';

export function answerRequestPath(id: number): string {
  return `${inboxRequestPath(id)}&${answerKey}=now`;
}
