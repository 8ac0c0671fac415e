import { hasLocalWithPrefix, removeLocalWithPrefix } from '../../../../web/local-store.ts';

/** Prefix of the local storage keys of unsaved drafts. */
export const draftPrefix = (developerId: number) => `unsaved-developer:${developerId}:`;

export function hasDeveloperDrafts(developerId: number): boolean {
  return hasLocalWithPrefix(draftPrefix(developerId));
}

/** Removes drafts after signing out: others may use the same machine. */
export function forgetDeveloperDrafts(developerId: number): void {
  removeLocalWithPrefix(draftPrefix(developerId));
}
