import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import type { OwnSkill } from '../skills.ts';
import { ownSkillsWords as words } from '../words/own-skills.ts';

const chosen = (skills: readonly OwnSkill[]) =>
  skills.map(({ key, projectIds }) => ({ key, projectIds: [...projectIds] }));

/** The skills of the signed-in developer. A change shows at once and is saved in the order of the changes. */
export function useOwnSkills(developerId: number) {
  const utils = trpc.useUtils();
  const calls = trpc.developer.skills;
  const list = calls.list.useQuery();
  const own = calls.own.useQuery(undefined, { refetchOnMount: 'always' });
  const saving = calls.save.useMutation({
    ...withToasts({
      failed: words.failed,
      onDone: () => {
        void utils.developer.skills.shown.invalidate({ developerId });
        void utils.developer.directory.invalidate();
      },
      onFailed: () => utils.developer.skills.own.invalidate(),
    }),
    scope: { id: 'own-skills' },
  });

  /** Resolves to false after a failure, which a toast has shown. */
  const save = async (next: readonly OwnSkill[]): Promise<boolean> => {
    const base = chosen(own.data?.skills ?? []);
    utils.developer.skills.own.setData(undefined, { skills: [...next], removed: [] });
    try {
      await saving.mutateAsync({ skills: chosen(next), base });
      return true;
    } catch {
      return false;
    }
  };
  return { list, own, save };
}
