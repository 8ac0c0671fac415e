import { furtherTools } from './further-tools.ts';
import { toolNames } from './tool-names.ts';

/** Tool names that the search for facts recognizes anywhere in a text. */
export const knownNames: readonly string[] = [
  ...toolNames,
  ...furtherTools.flatMap(({ tools }) => tools.map(({ name }) => name)),
  ...['Claude Code', 'Claude', 'ChatGPT', 'OpenAI', 'Anthropic', 'Gemini', 'GitHub', 'Vercel'],
];
