import { type CodeLanguage, codeLanguages } from '../../../../posts/code-languages.ts';

const otherNames: Readonly<Record<string, CodeLanguage>> = {
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  md: 'markdown',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};

/** Non-code parts of a `pre`. */
const controls = 'button, [role="button"], svg, [aria-hidden="true"], [data-state]';
const lineElements = 'div, p, li, tr';

function languageCalled(name: string): CodeLanguage | null {
  const wanted = name.trim().toLowerCase();
  return codeLanguages.find((known) => known === wanted) ?? otherNames[wanted] ?? null;
}

function languageOfClasses(element: Element): CodeLanguage | null {
  const [, name = ''] = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(element.className) ?? [];
  return languageCalled(name);
}

/** Reads line breaks, also from one element per line. */
function linesOf(element: Element): string {
  for (const line of element.querySelectorAll('br')) line.replaceWith('\n');
  const lines = [...element.querySelectorAll(lineElements)].filter(
    (one) => !one.querySelector(lineElements),
  );
  for (const line of lines) if (!line.textContent?.endsWith('\n')) line.append('\n');
  return (element.textContent ?? '').replace(/\n+$/, '');
}

function asCode(pre: Element): Element {
  const inner = [...pre.querySelectorAll('code')];
  // The longest `code` wins; the header may be one too.
  const code = inner.sort((a, b) => linesOf(b).length - linesOf(a).length)[0] ?? pre;
  const words = [...pre.querySelectorAll('*')].filter(
    (one) => one.childElementCount === 0 && code !== pre && !code.contains(one),
  );
  const named = words.map(({ textContent }) => languageCalled(textContent ?? ''));
  const language =
    languageOfClasses(code) ?? languageOfClasses(pre) ?? named.find((one) => one !== null) ?? null;
  const plain = pre.ownerDocument.createElement('pre');
  const holder = pre.ownerDocument.createElement('code');
  if (language) holder.className = `language-${language}`;
  holder.textContent = linesOf(code);
  plain.append(holder);
  return plain;
}

export function codeOfElsewhere(body: HTMLElement): void {
  for (const pre of body.querySelectorAll('pre')) {
    if (pre.parentElement?.closest('pre')) continue;
    for (const control of pre.querySelectorAll(controls)) {
      if (!control.querySelector('code')) control.remove();
    }
    pre.replaceWith(asCode(pre));
  }
}
