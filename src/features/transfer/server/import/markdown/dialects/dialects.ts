import type { ForeignTags } from '../../foreign/foreign-tags.ts';
import { isGateName } from '../../text/gates.ts';
import { htmlText } from '../../text/html-text.ts';
import { maskCode } from './code-mask.ts';
import { drawKnown, nameKey, tagAttributes } from './known-tags.ts';
import { findTags, type Tag } from './tags.ts';

const maxDepth = 20;
const maxNamedLength = 100;

interface Remarks {
  note: (sentence: string) => void;
  hold: (sentence: string) => void;
  firstLine: number;
}

/** Maps offsets to line numbers. Call with ascending offsets. */
function lineCounter(text: string, firstLine: number): (index: number) => number {
  let [line, done] = [firstLine, 0];
  return (index) => {
    for (; done < index; done += 1) if (text[done] === '\n') line += 1;
    return line;
  };
}

const asText = (written: string) =>
  written.replace(/[\\`*_[\]<>{}~!#|]/g, (one) => `&#${one.charCodeAt(0)};`);

const shortened = (written: string) => {
  const line = written.replace(/\s+/g, ' ').trim();
  return line.length > maxNamedLength ? `${line.slice(0, maxNamedLength)}…` : line;
};

const picturesImport = /^import\s+(\w+)\s+from\s+['"]([^'"]+\.(?:png|jpe?g|gif|webp|avif))['"]/;

/**
 * Removes and reports import and export lines of MDX.
 * Keeps imported pictures by their names.
 */
export function takeModuleLines(
  text: string,
  { note, firstLine }: Remarks,
): { text: string; imports: Map<string, string> } {
  const imports = new Map<string, string>();
  const code = maskCode(text).split('\n');
  let isModule = false;
  let isAfterBlank = true;
  const lines = text.split('\n').map((line, index) => {
    const isStart = /^(?:import|export)\s/.test(code[index] ?? '');
    if (line.trim() === '') isModule = false;
    else if (isStart && (isAfterBlank || isModule)) isModule = true;
    isAfterBlank = line.trim() === '';
    if (!isModule) return line;
    const [, name, file] = picturesImport.exec(line) ?? [];
    if (name && file) imports.set(name, file);
    else if (isStart) note(`Left out (line ${firstLine + index}): ${shortened(line)}`);
    return '';
  });
  return { text: lines.join('\n'), imports };
}

const kindNames: Record<Tag['kind'], string> = {
  shortcode: 'the shortcode',
  liquid: 'the Liquid tag',
  output: 'the Liquid',
  component: 'the component',
  expression: 'the expression',
  directive: 'the directive',
  attributes: 'the attributes',
};

/** Names of kinds whose tags have names. */
const foreignKinds: Partial<Record<Tag['kind'], string>> = {
  shortcode: 'shortcode',
  liquid: 'Liquid tag',
  component: 'component',
  directive: 'directive',
};
const isForeign = ({ kind, form, name }: Tag) =>
  kind in foreignKinds && form !== 'close' && name !== '';

/** Matches Liquid variables of the site address, before a path. */
const siteAddress = /^(?:site\.(?:baseurl|url)|['"]{2})(?:\s*\|.*)?$/;
const quotedPath = /^(?:["'])([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend)/;

/**
 * Converts known shortcodes, Liquid, MDX components and directives.
 * Unknown ones stay as text and are reported with their line.
 */
export function drawDialects(
  text: string,
  {
    isMdx,
    imports,
    ...remarks
  }: Remarks & { isMdx: boolean; imports: ReadonlyMap<string, string>; foreign: ForeignTags },
): string {
  const tags = findTags(text, { isMdx });
  const lineOf = lineCounter(text, remarks.firstLine);
  const lines = tags.map(({ start }) => lineOf(start));
  tags.forEach((tag, index) => {
    if (tag.form === 'close' || !isGateName(tag.name)) return;
    remarks.hold(
      `What ${kindNames[tag.kind]} ${shortened(tag.name)} holds (line ${lines[index]}) was not for everybody; it stays a draft.`,
    );
  });

  const name = (index: number, tag: Tag, what: string) => {
    const written = shortened(text.slice(tag.start, tag.end));
    remarks.note(`Line ${lines[index]}: ${kindNames[tag.kind]} ${written} ${what}.`);
  };

  const drawAlone = (index: number, tag: Tag): string => {
    const written = text.slice(tag.start, tag.end);
    if (tag.kind === 'output') {
      if (siteAddress.test(tag.args)) return '';
      const path = quotedPath.exec(tag.args)?.[1];
      if (path !== undefined) return path;
    }
    if (tag.kind === 'expression') {
      if (/^\s*\/\*/.test(tag.args)) return '';
      const [, , words] = /^\s*(["'`])([^"'`]*)\1\s*$/.exec(tag.args) ?? [];
      if (words !== undefined) return asText(words);
    }
    if (tag.kind === 'attributes' || (tag.kind === 'liquid' && tag.name === 'raw')) {
      if (tag.kind === 'attributes') name(index, tag, 'were left out');
      return '';
    }
    if (tag.kind === 'directive' && tag.form === 'close') return written;
    name(index, tag, tag.kind === 'component' ? 'was left out' : 'was left as text');
    return tag.kind === 'component' ? '' : asText(written);
  };

  const draw = (from: number, to: number, first: number, last: number, depth: number): string => {
    const pieces: string[] = [];
    let done = from;
    for (let index = first; index < last; index += 1) {
      const tag = tags[index];
      if (!tag || tag.start < done) continue;
      pieces.push(text.slice(done, tag.start));
      const close = tag.closedBy === undefined ? undefined : tags[tag.closedBy];
      const isPair = close !== undefined && depth < maxDepth;
      const end = isPair ? close.start : tag.end;
      done = isPair ? close.end : tag.end;
      const written = isPair ? text.slice(tag.end, end) : '';
      if (tag.kind === 'liquid' && tag.name === 'raw' && isPair) {
        pieces.push(asText(written));
        index = tag.closedBy ?? index;
        continue;
      }
      const key = tag.form === 'close' ? '' : nameKey(tag.name);
      const args = tag.kind === 'directive' ? directiveArgs(tag.args) : tag.args;
      const isCode = key === 'highlight' || key === 'comment';
      const inside = !isPair
        ? null
        : isCode
          ? ''
          : draw(tag.end, end, index + 1, tag.closedBy ?? last, depth + 1);
      const drawn = drawKnown({
        ...{ name: key, attributes: tagAttributes(args), inside, written, imports },
        note: (sentence) => remarks.note(`Line ${lines[index]}: ${sentence}`),
      });
      const isFragment = tag.kind === 'component' && tag.name === '';
      const chosen =
        drawn === null && !isFragment && isForeign(tag)
          ? remarks.foreign.draw({
              ...{ kind: foreignKinds[tag.kind] ?? '', name: tag.name, inside },
              written: text.slice(tag.start, done),
              usual: tag.kind === 'component' ? (isPair ? 'keepText' : 'leaveOut') : 'asText',
            })
          : null;
      if (drawn !== null) pieces.push(drawn);
      else if (chosen) {
        name(index, tag, chosen.what);
        pieces.push(chosen.html);
      } else if (isFragment) pieces.push(inside ?? '');
      else if (isPair && tag.kind === 'component') {
        name(index, tag, 'was left out, but for the words in it');
        pieces.push(`\n\n${inside ?? ''}\n\n`);
      } else {
        pieces.push(drawAlone(index, tag));
        if (isPair) pieces.push(inside ?? '', asText(text.slice(close.start, close.end)));
      }
      if (isPair) index = tag.closedBy ?? index;
    }
    return [...pieces, text.slice(done, to)].join('');
  };
  return draw(0, text.length, 0, tags.length, 0)
    .replace(/(\{\{[<%])\/\*/g, '$1')
    .replace(/\*\/([>%]\}\})/g, '$1');
}

function directiveArgs(args: string): string {
  const [, title = '', rest = args] = /^\[([^\]]*)\](.*)$/.exec(args.trim()) ?? [];
  const quoted = title ? `title="${htmlText(title)}"` : '';
  return `${quoted} ${rest.trim().replace(/^\{(.*)\}$/, '$1')}`;
}
