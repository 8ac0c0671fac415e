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
