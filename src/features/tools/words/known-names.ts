import { furtherTools } from './further-tools.ts';
import { toolNames } from './tool-names.ts';

/** Names of tools that a text about this trade is full of: they are known as names wherever they stand. */
export const knownNames: readonly string[] = [
  ...toolNames,
  ...furtherTools.flatMap(({ tools }) => tools.map(({ name }) => name)),
  ...['Claude Code', 'Claude', 'ChatGPT', 'OpenAI', 'Anthropic', 'Gemini', 'GitHub', 'Vercel'],
];
