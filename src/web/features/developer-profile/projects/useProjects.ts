import { developerAccountContent } from '../../../../content/developer-account.ts';
import type {
  DeveloperProject,
  ProjectChange,
  ProjectForm,
} from '../../../../shared/developer-projects.ts';
import { errorCode } from '../../../api/call-errors.ts';
import { showFailure } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { showToast } from '../../../components/toast/toast-store.ts';

const words = developerAccountContent.projects;

const fail = (error: unknown) => showFailure(error, words.failed);

function formOf({ title, category, story, projectLink, builtWith }: DeveloperProject): ProjectForm {
  return { title, category, story, projectLink, builtWith };
}

/** Changes to the owner's projects. The page's copy of the list follows at once, and the server's once it answers. */
export function useProjects(developerId: number, projects: readonly DeveloperProject[]) {
  const utils = trpc.useUtils();
  const create = trpc.developer.projects.create.useMutation();
  const update = trpc.developer.projects.update.useMutation();
  const remove = trpc.developer.projects.delete.useMutation();
  const reorder = trpc.developer.projects.reorder.useMutation();

  const show = (next: readonly DeveloperProject[]) => {
    utils.developer.profile.setData(
      { developerId },
      (profile) => profile && { ...profile, projects: [...next] },
    );
    // The directory filters by what projects are built with.
    void utils.developer.directory.invalidate();
  };
  const reload = () => utils.developer.profile.invalidate({ developerId });

  /** Puts a project in another place, counted from 0. */
  const move = async (from: number, to: number) => {
    const next = [...projects];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    show(next);
    try {
      await reorder.mutateAsync({ projectIds: next.map(({ id }) => id) });
    } catch (error) {
      fail(error);
      await reload();
    }
  };

  /** Whether it worked. */
  const add = async (form: ProjectForm): Promise<boolean> => {
    try {
      const added = await create.mutateAsync(form);
      show([...projects.filter(({ id }) => id !== added.id), added]);
      showToast(words.added);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  /** Whether it worked. What was changed elsewhere meanwhile is read again, so that the form can show it. */
  const change = async (projectId: number, parts: ProjectChange): Promise<boolean> => {
    try {
      const changed = await update.mutateAsync({ ...parts, projectId });
      show(projects.map((project) => (project.id === projectId ? changed : project)));
      showToast(words.saved);
      return true;
    } catch (error) {
      fail(error);
      if (errorCode(error) === 'CONFLICT') await reload();
      return false;
    }
  };

  /** Whether it worked. */
  const deleteProject = async (project: DeveloperProject): Promise<boolean> => {
    try {
      await remove.mutateAsync({ projectId: project.id });
      show(projects.filter(({ id }) => id !== project.id));
      showToast(words.deleted);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  /** Adds a deleted project once more, in its old place. Whether it worked. */
  const restore = async (project: DeveloperProject, position: number): Promise<boolean> => {
    try {
      const added = await create.mutateAsync(formOf(project));
      const next = [...projects];
      next.splice(position, 0, added);
      show(next);
      await reorder.mutateAsync({ projectIds: next.map(({ id }) => id) });
      showToast(words.undo.restored);
      return true;
    } catch (error) {
      fail(error);
      await reload();
      return false;
    }
  };

  return {
    move,
    add,
    change,
    deleteProject,
    restore,
    isSaving: create.isPending || update.isPending,
    isDeleting: remove.isPending,
  };
}
