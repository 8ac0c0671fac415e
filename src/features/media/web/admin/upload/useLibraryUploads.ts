import { useEffect, useSyncExternalStore } from 'react';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { isUnderWay, PictureQueue } from '../../../../../web/pictures/picture-queue.ts';
import { libraryUpload } from '../../../media-library.ts';
import { uploadContent } from '../../../words/media.ts';

type FindKnown = NonNullable<ConstructorParameters<typeof PictureQueue>[0]['findKnown']>;

interface Uploader {
  adminId: number;
  isSignedOut: boolean;
  reportEnded: () => void;
  findKnown: FindKnown;
}

const uploader: Uploader = {
  adminId: 0,
  isSignedOut: false,
  reportEnded: () => {},
  findKnown: () => Promise.resolve(null),
};

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function createQueue(): PictureQueue {
  const queue = new PictureQueue({
    address: libraryUpload,
    failures: uploadContent.failures,
    isUnattended: true,
    findKnown: (sourceHash) => uploader.findKnown(sourceHash),
    onSignedOut: () => {
      // Every other picture would be refused too. A new sign-in goes on.
      uploader.isSignedOut = true;
      queue.pause();
      uploader.reportEnded();
    },
  });
  queue.subscribe(() => {
    const isBusy = queue.pictures().some(({ state }) => isUnderWay(state));
    if (isBusy) window.addEventListener('beforeunload', warnBeforeUnload);
    else window.removeEventListener('beforeunload', warnBeforeUnload);
  });
  return queue;
}

let shared: PictureQueue | null = null;

function libraryQueue(): PictureQueue {
  shared ??= createQueue();
  return shared;
}

/** Uploads of the media library. They go on in other areas and pages of this tab, until somebody else signs in. */
export function useLibraryUploads() {
  const { admin, reportEnded, signInCount } = useAdminSession();
  const { client } = trpc.useUtils();
  const queue = libraryQueue();
  useEffect(() => {
    if (uploader.adminId !== admin.id) queue.clear();
    const findKnown: FindKnown = (sourceHash) =>
      client.admin.media.known.mutate({ sourceHash, isKept: true });
    Object.assign(uploader, { adminId: admin.id, reportEnded, findKnown });
  }, [queue, admin.id, reportEnded, client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new sign-in counts
  useEffect(() => {
    if (!uploader.isSignedOut) return;
    uploader.isSignedOut = false;
    queue.resume();
  }, [queue, signInCount]);
  const pictures = useSyncExternalStore(queue.subscribe, queue.pictures, queue.pictures);
  return { queue, pictures };
}
