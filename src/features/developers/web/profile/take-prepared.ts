import type { ToastContent } from '../../../../web/components/toast/toast-store.ts';
import type { CurrentDeveloper } from '../../developers.ts';
import { type PreparedDraft, preparedIn } from '../../prepared-draft.ts';
import { preparedDraftWords as words } from '../../words/prepared-draft.ts';
import { readProfileDraft, writeProfileDraft } from './form/profile-draft.ts';
import { pick, profileFields, profileValues } from './form/profile-values.ts';
import { readProjectDraft, storedIn, writeProjectDraft } from './projects/project-draft.ts';

function takeProfile(owner: CurrentDeveloper, prepared: PreparedDraft['profile']): boolean {
  if (!prepared) return true;
  if (Object.keys(readProfileDraft(owner.id).edited).length > 0) return false;
  const names = profileFields.filter((name) => name in prepared);
  writeProfileDraft(owner.id, { edited: prepared, base: pick(profileValues(owner), names) });
  return true;
}

function takeProject({ id }: CurrentDeveloper, prepared: PreparedDraft['project']): boolean {
  if (!prepared) return true;
  const key = { developerId: id, projectId: null };
  if (readProjectDraft(key)) return false;
  const base = storedIn(null);
  writeProjectDraft(key, { typed: { ...base, ...prepared }, base });
  return true;
}

/**
 * Puts what a program prepared into the forms of the own profile, as unsaved changes of this browser. What the person has typed and
 * not saved stays.
 * @returns words that say so, or null when the fragment of the address holds nothing prepared
 */
export function takePrepared(owner: CurrentDeveloper, fragment: string): ToastContent | null {
  const prepared = preparedIn(fragment);
  if (!prepared) return null;
  const taken = [takeProfile(owner, prepared.profile), takeProject(owner, prepared.project)];
  return taken.includes(false) ? words.keptOwn : words.taken;
}
