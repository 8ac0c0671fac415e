import { textTask } from '../../../text-work/text-task.ts';

/** What somebody has typed as it would be saved and shown. */
export const previewedPost = textTask('previewedPost', async () => {
  const { livePreview } = await import('./live-preview.ts');
  return livePreview;
});
