import { inlineMarks } from '../../../../shared/content/texts/inline-marks.ts';

/** Place of a text in content: the kind, and the path in its value. */
export interface TextPlace {
  kind: string;
  path: string;
}

/** A shorter text may come from anywhere. */
const minLength = 2;

function addTexts(texts: Map<string, TextPlace>, kind: string, value: unknown, path: string): void {
  if (typeof value === 'string') {
    const text = plain(value);
    if (text.length >= minLength && !texts.has(text)) texts.set(text, { kind, path });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      addTexts(texts, kind, part, path === '' ? name : `${path}.${name}`);
    }
  }
}

/** The words that a page shows of a rich text. */
function plain(text: string): string {
  return text.replace(inlineMarks, '$1$3$4').replace(/\s+/g, ' ').trim();
}

/** A value of content, or a part of one at its path. */
export interface TextSource extends TextPlace {
  value: unknown;
}

/** The words of an element beside those of its parts: a label may stand before a text. */
const ownWords = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : '')).join('');

/** Elements of the page whose whole or own text is a text of these values, the innermost ones. */
export function findTexts(
  root: ParentNode,
  sources: readonly TextSource[],
): Map<Element, TextPlace> {
  const texts = new Map<string, TextPlace>();
  for (const { kind, path, value } of sources) addTexts(texts, kind, value, path);
  const found = new Map<Element, TextPlace>();
  for (const element of root.querySelectorAll('*')) {
    const place =
      texts.get(plain(element.textContent ?? '')) ?? texts.get(plain(ownWords(element)));
    if (!place) continue;
    if (element.parentElement) found.delete(element.parentElement);
    found.set(element, place);
  }
  return found;
}
