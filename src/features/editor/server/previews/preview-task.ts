import { textTask } from '../../../../server/text-work/text-task.ts';
import type { CardTexts } from '../../../posts/server/post-cards.ts';

export const previewedPost = textTask('previewedPost', async () => {
  const { livePreview } = await import('./live-preview.ts');
  return ({ content, cards }: { content: string; cards: CardTexts }) => livePreview(content, cards);
});
