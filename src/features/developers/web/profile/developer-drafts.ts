import { hasLocalWithPrefix, removeLocalWithPrefix } from '../../../../web/local-store.ts';

export const draftPrefix = (developerId: number) => `unsaved-developer:${developerId}:`;

export function hasDeveloperDrafts(developerId: number): boolean {
  return hasLocalWithPrefix(draftPrefix(developerId));
}

/** Used after signing out: others may use the same browser. */
export function forgetDeveloperDrafts(developerId: number): void {
  removeLocalWithPrefix(draftPrefix(developerId));
}
