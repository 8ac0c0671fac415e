import { textTask } from '../../../../server/text-work/text-task.ts';

/** The words and pictures of a post that a model is asked about. */
export const piecesOfPost = textTask('piecesOfPost', async () => {
  const { postPieces } = await import('./post-pieces.ts');
  return postPieces;
});

/** HTML of an answer that can take the place of a passage. */
export const answeredPassage = textTask('answeredPassage', async () => {
  const { cleanPassage } = await import('./suggestion-answers.ts');
  return cleanPassage;
});

/** Texts of an answer that can be offered for a field. */
export const answeredTexts = textTask('answeredTexts', async () => {
  const { cleanTexts } = await import('./suggestion-answers.ts');
  return cleanTexts;
});

/** Alternative texts of an answer for pictures. */
export const answeredAltTexts = textTask('answeredAltTexts', async () => {
  const { cleanAltTexts } = await import('./suggestion-answers.ts');
  return cleanAltTexts;
});

/** The links of an answer that can be set in a text. */
export const answeredLinks = textTask('answeredLinks', async () => {
  const { cleanLinks } = await import('./suggestion-answers.ts');
  return cleanLinks;
});

/** All of them, for the worker. */
export const suggestionTextTasks = [
  piecesOfPost,
  answeredPassage,
  answeredTexts,
  answeredAltTexts,
  answeredLinks,
] as const;
