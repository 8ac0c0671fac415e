import { textTask } from '../../../../server/text-work/text-task.ts';

export const previewedPost = textTask('previewedPost', async () => {
  const { livePreview } = await import('./live-preview.ts');
  return livePreview;
});
