import { textTask } from '../../../server/text-work/text-task.ts';

/** Shows typed words as they would be saved and shown. */
export const previewedPost = textTask('previewedPost', async () => {
  const { livePreview } = await import('./live-preview.ts');
  return livePreview;
});
