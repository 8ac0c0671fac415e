import { textTask } from '../../../../server/text-work/text-task.ts';

export const piecesOfPost = textTask('piecesOfPost', async () => {
  const { postPieces } = await import('./post-pieces.ts');
  return postPieces;
});

export const answeredPassage = textTask('answeredPassage', async () => {
  const { cleanPassage } = await import('./suggestion-answers.ts');
  return cleanPassage;
});

export const answeredTexts = textTask('answeredTexts', async () => {
  const { cleanTexts } = await import('./suggestion-answers.ts');
  return cleanTexts;
});

export const answeredAltTexts = textTask('answeredAltTexts', async () => {
  const { cleanAltTexts } = await import('./suggestion-answers.ts');
  return cleanAltTexts;
});

export const answeredLinks = textTask('answeredLinks', async () => {
  const { cleanLinks } = await import('./suggestion-answers.ts');
  return cleanLinks;
});

export const suggestionTextTasks = [
  piecesOfPost,
  answeredPassage,
  answeredTexts,
  answeredAltTexts,
  answeredLinks,
] as const;
