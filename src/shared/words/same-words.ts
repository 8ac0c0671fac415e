/** Words for one thing. People type one of them, the site may use another. */
export const sameWords: readonly (readonly string[])[] = [
  ['login', 'signin', 'sign in', 'authentication'],
  ['cost', 'price', 'pricing', 'budget', 'estimate'],
  ['db', 'database'],
  ['js', 'javascript'],
  ['llm', 'language model'],
  ['rls', 'row level security'],
  ['mcp', 'model context protocol'],
  ['rag', 'retrieval augmented generation'],
  ['2fa', 'two factor authentication'],
  ['xss', 'cross site scripting'],
  ['vscode', 'visual studio code'],
  ['job', 'career', 'freelance'],
  ['email', 'mail'],
];
