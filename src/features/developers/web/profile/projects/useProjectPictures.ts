import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { quotas } from '../../../../../shared/limits/quotas.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast } from '../../../../../web/components/toast/toast-store.ts';
import { isUnderWay, PictureQueue } from '../../../../../web/pictures/picture-queue.ts';
import type { OwnProject, ProjectPicture } from '../../../projects/own-projects.ts';
import { projectPictureWords as words } from '../../../words/projects/project-pictures.ts';

type Input = {
  project: OwnProject;
  onShow: (pictures: ProjectPicture[]) => void;
  reload: () => Promise<unknown>;
  onSignedOut: () => void;
};

/** Uploads and changes of the pictures of one project. */
export function useProjectPictures({ project, onShow, reload, onSignedOut }: Input) {
  const [queue] = useState(
    () =>
      new PictureQueue({
        address: `${filePaths.projectPictureUpload}?project=${project.id}`,
        failures: words.uploadFailures,
        picturesAtOnce: 1,
        onSignedOut,
      }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.pictures, queue.pictures);
  const hasArrived = uploads.some(({ state }) => state.kind === 'done');
  const takeArrived = useEffectEvent(() => void reload().then(() => queue.forgetDone()));
  useEffect(() => {
    if (hasArrived) takeArrived();
  }, [hasArrived]);

  const failure = { failed: words.failed, onFailed: reload };
  const { projects: calls } = trpc.developer;
  const describing = calls.describePicture.useMutation(withToasts(failure));
  const ordering = calls.orderPictures.useMutation(withToasts(failure));
  const removing = calls.removePicture.useMutation(withToasts({ ...failure, done: words.removed }));

  const { pictures } = project;
  const onTheWay = uploads.filter(({ state }) => isUnderWay(state)).length;
  const left = quotas.projectPictures.limit - pictures.length - onTheWay;

  return {
    queue,
    uploads,
    left,
    add: (files: readonly File[]) => {
      const taken = files.slice(0, left);
      if (taken.length > 0) queue.add(taken);
      if (taken.length < files.length) {
        showErrorToast({
          title: words.tooMany.title,
          description: words.tooMany.description(left),
        });
      }
    },
    /** Zero-based positions. */
    move: (from: number, to: number) => {
      const next = [...pictures];
      const [moved] = next.splice(from, 1);
      if (!moved) return;
      next.splice(to, 0, moved);
      onShow(next);
      ordering.mutate({ projectId: project.id, pictureIds: next.map(({ id }) => id) });
    },
    describe: async (pictureId: string, alt: string): Promise<boolean> => {
      const isSaved = await describing.mutateAsync({ pictureId, alt }).then(
        () => true,
        () => false,
      );
      if (isSaved) onShow(pictures.map((one) => (one.id === pictureId ? { ...one, alt } : one)));
      return isSaved;
    },
    remove: (pictureId: string) =>
      removing.mutate(
        { pictureId },
        { onSuccess: () => onShow(pictures.filter(({ id }) => id !== pictureId)) },
      ),
    isRemoving: removing.isPending,
  };
}
