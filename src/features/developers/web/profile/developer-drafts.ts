import { hasLocalWithPrefix, removeLocalWithPrefix } from '../../../../web/local-store.ts';

/** What a developer typed and did not save is kept in this browser under names that begin like this. */
export const draftPrefix = (developerId: number) => `unsaved-developer:${developerId}:`;

export function hasDeveloperDrafts(developerId: number): boolean {
  return hasLocalWithPrefix(draftPrefix(developerId));
}

/** After signing out nothing unsaved stays on a machine that others may use. */
export function forgetDeveloperDrafts(developerId: number): void {
  removeLocalWithPrefix(draftPrefix(developerId));
}
