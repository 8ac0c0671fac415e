import { Extension, type Extensions, Node } from '@tiptap/react';
import { isScriptValue, scriptAttributes } from '../../../posts/post-markup.ts';

type ScriptAttributes = Partial<Record<(typeof scriptAttributes)[number], string>>;

export function scriptOf(element: Element | null): ScriptAttributes {
  return Object.fromEntries(
    scriptAttributes.flatMap((name) => {
      const value = element?.getAttribute(name);
      return value && isScriptValue(name, value) ? [[name, value]] : [];
    }),
  );
}

export function saysScript(element: Element): boolean {
  return scriptAttributes.some((name) => element.hasAttribute(name));
}

const types = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock'],
  ...['horizontalRule', 'hardBreak', 'image', 'pictureFigure', 'gallery', 'callout', 'fold'],
  ...['foldTitle', 'linkBlock', 'scriptPart', 'table', 'tableRow', 'tableCell', 'tableHeader'],
  ...['bold', 'italic', 'underline', 'strike', 'code', 'link'],
];

const ScriptAttributes = Extension.create({
  name: 'scriptAttributes',
  addGlobalAttributes: () => [
    {
      types,
      attributes: Object.fromEntries(
        scriptAttributes.map((name) => [
          name,
          { default: null, parseHTML: (element: HTMLElement) => scriptOf(element)[name] ?? null },
        ]),
      ),
    },
  ],
});

const ScriptPart = Node.create({
  name: 'scriptPart',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () =>
    scriptAttributes.map((name) => ({ tag: `div[${name}]:not([data-block])`, priority: 60 })),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const scriptExtensions: Extensions = [ScriptAttributes, ScriptPart];
