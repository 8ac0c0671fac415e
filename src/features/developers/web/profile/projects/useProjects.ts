import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { DeveloperProject, ProjectChange, ProjectForm } from '../../../developer-projects.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';

const words = developerAccountContent.projects;

const { failed } = words;

/** Resolves to false after a failure, which a toast has shown. */
const worked = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

function formOf({ title, category, story, projectLink, builtWith }: DeveloperProject): ProjectForm {
  return { title, category, story, projectLink, builtWith };
}

export function useProjects(developerId: number, projects: readonly DeveloperProject[]) {
  const utils = trpc.useUtils();
  const show = (next: readonly DeveloperProject[]) => {
    utils.developer.profile.setData(
      { developerId },
      (profile) => profile && { ...profile, projects: [...next] },
    );
    // The directory filters by tools of projects.
    void utils.developer.directory.invalidate();
  };
  const reload = () => utils.developer.profile.invalidate({ developerId });

  const { projects: calls } = trpc.developer;
  const create = calls.create.useMutation(withToasts({ done: words.added, failed }));
  const createAgain = calls.create.useMutation(withToasts({ failed, onFailed: reload }));
  const update = calls.update.useMutation(
    withToasts({
      done: words.saved,
      failed,
      // Refetches after a concurrent change, so that the form can show it.
      onFailed: (error) => (errorCode(error) === 'CONFLICT' ? reload() : undefined),
    }),
  );
  const remove = calls.delete.useMutation(withToasts({ done: words.deleted, failed }));
  const reorder = calls.reorder.useMutation(withToasts({ failed, onFailed: reload }));

  /** Zero-based positions. */
  const move = async (from: number, to: number) => {
    const next = [...projects];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    show(next);
    await worked(reorder.mutateAsync({ projectIds: next.map(({ id }) => id) }));
  };

  const add = (form: ProjectForm): Promise<boolean> =>
    worked(
      create
        .mutateAsync(form)
        .then((added) => show([...projects.filter(({ id }) => id !== added.id), added])),
    );

  const change = (projectId: number, parts: ProjectChange): Promise<boolean> =>
    worked(
      update
        .mutateAsync({ ...parts, projectId })
        .then((changed) =>
          show(projects.map((project) => (project.id === projectId ? changed : project))),
        ),
    );

  const deleteProject = (project: DeveloperProject): Promise<boolean> =>
    worked(
      remove
        .mutateAsync({ projectId: project.id })
        .then(() => show(projects.filter(({ id }) => id !== project.id))),
    );

  /** Restores a deleted project at its old position. Resolves to false after a failure. */
  const restore = (project: DeveloperProject, position: number): Promise<boolean> =>
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
    deleteProject,
    restore,
    isSaving: create.isPending || createAgain.isPending || update.isPending,
    isDeleting: remove.isPending,
  };
}
