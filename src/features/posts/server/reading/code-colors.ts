import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { CodeLanguage } from '../../code-languages.ts';

const languages = {
  bash,
  css,
  diff,
  go,
  ini,
  javascript,
  json,
  markdown,
  python,
  sql,
  typescript,
  xml,
  yaml,
} satisfies Record<CodeLanguage, unknown>;

for (const [name, grammar] of Object.entries(languages)) hljs.registerLanguage(name, grammar);

/** What a language is called, by the name that code is marked with; the mark itself where the language is not known. */
export function languageLabel(mark: string): string {
  return hljs.getLanguage(mark)?.name?.split(',')[0] ?? mark;
}

/** The code as HTML whose words say by their class what they are; null where its language is not known. */
export function coloredCode(code: string, mark: string): string | null {
  if (!hljs.getLanguage(mark)) return null;
  return hljs.highlight(code, { language: mark, ignoreIllegals: true }).value;
}
