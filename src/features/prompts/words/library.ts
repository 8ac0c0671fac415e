import { planningPrompts } from './library/planning.ts';
import type { LibraryPrompt } from './prompt-types.ts';

/** All prompts but the examples of the tips, in the order of a project. */
export const promptLibrary: readonly LibraryPrompt[] = [...planningPrompts];
