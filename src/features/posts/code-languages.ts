/** The languages whose code a post shows in colors, by the names that code is marked with. */
export const codeLanguages = [
  'bash',
  'css',
  'diff',
  'go',
  'ini',
  'javascript',
  'json',
  'markdown',
  'python',
  'sql',
  'typescript',
  'xml',
  'yaml',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];
