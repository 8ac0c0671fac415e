import type { LearningPath } from './path-types.ts';
import { dataAndSignIn } from './paths/data-and-sign-in.ts';
import { firstApp } from './paths/first-app.ts';
import { intoTheCode } from './paths/into-the-code.ts';
import { shipped } from './paths/shipped.ts';

/** From "a sentence" to "shipped". */
export const learningPaths: readonly LearningPath[] = [
  firstApp,
  dataAndSignIn,
  intoTheCode,
  shipped,
];
