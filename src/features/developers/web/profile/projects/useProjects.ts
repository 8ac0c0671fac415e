import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import type {
  OwnProject,
  OwnProjectChange,
  OwnProjectForm,
} from '../../../projects/own-projects.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';

const words = developerAccountContent.projects;

const { failed } = words;

/** Resolves to null after a failure, which a toast has shown. */
const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> => call.catch(() => null);

/** Resolves to false after a failure, which a toast has shown. */
const worked = async (call: Promise<unknown>) => (await orNull(call.then(() => true))) ?? false;

function formOf(project: OwnProject): OwnProjectForm {
  const { title, category, story, projectLink, builtWith, result, year, part } = project;
  return { title, category, story, projectLink, builtWith, result, year, part };
}

export function useProjects(developerId: number, projects: readonly OwnProject[]) {
  const utils = trpc.useUtils();
  const { projects: calls } = trpc.developer;
  const refreshShown = () => {
    void utils.developer.projects.cards.invalidate();
    void utils.developer.projects.page.invalidate();
  };
  const show = (next: readonly OwnProject[]) => {
    utils.developer.projects.own.setData(undefined, [...next]);
    utils.developer.profile.setData(
      { developerId },
      (profile) => profile && { ...profile, projects: [...next] },
    );
    // The directory filters by tools of projects.
    void utils.developer.directory.invalidate();
    refreshShown();
  };
  const reload = async () => {
    refreshShown();
    await Promise.all([
      utils.developer.projects.own.invalidate(),
      utils.developer.profile.invalidate({ developerId }),
    ]);
  };

  const create = calls.add.useMutation(withToasts({ done: words.added, failed }));
  const createAgain = calls.add.useMutation(withToasts({ failed, onFailed: reload }));
  const update = calls.edit.useMutation(
    withToasts({
      done: words.saved,
      failed,
      // Refetches after a concurrent change, so that the form can show it.
      onFailed: (error) => (errorCode(error) === 'CONFLICT' ? reload() : undefined),
    }),
  );
  const remove = calls.delete.useMutation(withToasts({ done: words.deleted, failed }));
  const reorder = calls.reorder.useMutation(withToasts({ failed, onFailed: reload }));
  const featuring = calls.feature.useMutation(withToasts({ failed, onFailed: reload }));

  /** Zero-based positions. */
  const move = async (from: number, to: number) => {
    const next = [...projects];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    show(next);
    await worked(reorder.mutateAsync({ projectIds: next.map(({ id }) => id) }));
    refreshShown();
  };

  const add = (form: OwnProjectForm): Promise<OwnProject | null> =>
    orNull(
      create.mutateAsync(form).then((added) => {
        show([...projects.filter(({ id }) => id !== added.id), added]);
        return added;
      }),
    );

  const change = (projectId: number, parts: OwnProjectChange): Promise<boolean> =>
    worked(
      update
        .mutateAsync({ ...parts, projectId })
        .then((changed) =>
          show(projects.map((project) => (project.id === projectId ? changed : project))),
        ),
    );

  const feature = (projectId: number, isFeatured: boolean): Promise<boolean> =>
    worked(featuring.mutateAsync({ projectId, isFeatured }).then(show));

  const deleteProject = (project: OwnProject): Promise<boolean> =>
    worked(
      remove
        .mutateAsync({ projectId: project.id })
        .then(() => show(projects.filter(({ id }) => id !== project.id))),
    );

  /** Restores the words of a deleted project at its old position. Resolves to false after a failure. */
  const restore = (project: OwnProject, position: number): Promise<boolean> =>
    worked(
      createAgain.mutateAsync(formOf(project)).then(async (added) => {
        const next = [...projects];
        next.splice(position, 0, added);
        show(next);
        await reorder.mutateAsync({ projectIds: next.map(({ id }) => id) });
        showToast(words.undo.restored);
      }),
    );

  return {
    move,
    add,
    change,
    feature,
    deleteProject,
    restore,
    show,
    reload,
    isSaving: create.isPending || createAgain.isPending || update.isPending,
    isDeleting: remove.isPending,
    isFeaturing: featuring.isPending,
  };
}
