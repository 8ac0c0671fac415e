import { maskCode } from './code-mask.ts';

/** Markdown extensions: shortcodes (Hugo), Liquid (Jekyll), components and expressions (MDX), directives (Astro). */
export interface Tag {
  kind: 'shortcode' | 'liquid' | 'output' | 'component' | 'expression' | 'directive' | 'attributes';
  name: string;
  args: string;
  form: 'open' | 'close' | 'single';
  start: number;
  end: number;
  closedBy?: number;
}

/** In characters; longer ones stay text. */
const maxTagLength = 4_000;

/** Remembers the last match, so ascending searches read the text once. */
function finder(text: string, word: string): (from: number) => number {
  let last = -1;
  return (from) => {
    if (last < from) last = text.indexOf(word, from);
    if (last === -1) last = Number.POSITIVE_INFINITY;
    return last;
  };
}

const tagStart = /\{\{[<%]|\{\{|\{%|\{:|\{|<\/?(?=[A-Z>])|^[ \t]{0,12}:{3,}/gm;

export function findTags(text: string, { isMdx }: { isMdx: boolean }): Tag[] {
  const seen = maskCode(text);
  const enders = {
    '{{<': finder(seen, '>}}'),
    '{{%': finder(seen, '%}}'),
    '{{': finder(seen, '}}'),
    '{%': finder(seen, '%}'),
    '{:': finder(seen, '}'),
  };
  // Bounds the work for nested braces to a few times the text length.
  let budget = 4 * text.length + maxTagLength;

  /** Returns the offset behind the closing bracket; -1 for none. */
  const closing = (from: number, isElement: boolean): number => {
    let depth = isElement ? 0 : 1;
    let quote = '';
    const last = Math.min(text.length, from + maxTagLength);
    for (let at = from; at < last && budget > 0; at += 1) {
      budget -= 1;
      const one = seen[at] ?? '';
      if (quote) {
        if (one === quote) quote = '';
      } else if (one === '{') depth += 1;
      else if (one === '}') {
        depth -= 1;
        if (depth === 0 && !isElement) return at + 1;
      } else if (depth > 0 || isElement) {
        if (one === '"' || one === "'") quote = isElement ? one : '';
        else if (one === '>' && isElement && depth === 0) return at + 1;
        else if (one === '<' && isElement && depth === 0) return -1;
      }
    }
    return -1;
  };

  const read = (mark: string, start: number): Tag | null => {
    if (mark === '<' || mark === '</') {
      const end = isMdx ? closing(start + mark.length, true) : -1;
      if (end < 0) return null;
      const inside = text.slice(start + mark.length, end - 1).trim();
      const [name = ''] = /^[\w.]*/.exec(inside) ?? [];
      const isSingle = inside.endsWith('/');
      const args = inside.slice(name.length).replace(/\/$/, '');
      const form = mark === '</' ? 'close' : isSingle ? 'single' : 'open';
      return { kind: 'component', name, args, form, start, end };
    }
    if (mark === '{') {
      const end = isMdx ? closing(start + 1, false) : -1;
      if (end < 0) return null;
      const args = text.slice(start + 1, end - 1);
      return { kind: 'expression', name: '', args, form: 'single', start, end };
    }
    if (mark.endsWith(':::')) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      const line = text.slice(start, Math.min(end, start + maxTagLength)).trim();
      const [, name = '', args = ''] = /^:{3,}[ \t]*([a-zA-Z][\w-]*)?(.*)$/.exec(line) ?? [];
      if (!name && args.trim()) return null;
      return { kind: 'directive', name, args, form: name ? 'open' : 'close', start, end };
    }
    const isKnown =
      mark === '{{<' || mark === '{{%' || mark === '{{' || mark === '{%' || mark === '{:';
    if (!isKnown) return null;
    const from = start + mark.length;
    const stop = enders[mark](from);
    const ender = { '{{<': 3, '{{%': 3, '{{': 2, '{%': 2, '{:': 1 }[mark];
    if (stop - from > maxTagLength) return null;
    const inside = text.slice(from, stop);
    const end = stop + ender;
    if (mark === '{:') {
      const isLine = !inside.includes('\n');
      return isLine
        ? { kind: 'attributes', name: '', args: inside.trim(), form: 'single', start, end }
        : null;
    }
    if (mark === '{{') {
      if (isMdx || inside.includes('{')) return null;
      return { kind: 'output', name: '', args: inside.trim(), form: 'single', start, end };
    }
    // Escaped or nested tags stay text.
    if (inside.startsWith('/*') || inside.includes(mark)) return null;
    const words = inside.replace(/^-|-$/g, '').trim();
    const [whole = '', slash = '', name = ''] = /^(\/?)\s*([\w./-]+)/.exec(words) ?? [];
    if (!name) return null;
    if (mark === '{%') {
      const isEnd = /^end[a-z]/.test(name);
      const args = words.slice(whole.length).trim();
      return {
        ...{ kind: 'liquid', name: isEnd ? name.slice(3) : name, args },
        ...{ form: isEnd ? 'close' : 'open', start, end },
      };
    }
    const isSingle = words.endsWith('/');
    const args = words.slice(whole.length).replace(/\/$/, '').trim();
    const form = slash ? 'close' : isSingle ? 'single' : 'open';
    return { kind: 'shortcode', name: name.replace(/\/$/, ''), args, form, start, end };
  };

  const tags: Tag[] = [];
  tagStart.lastIndex = 0;
  for (let found = tagStart.exec(seen); found; found = tagStart.exec(seen)) {
    const lead = /^[ \t]*/.exec(found[0])?.[0].length ?? 0;
    const mark = found[0].startsWith(':', lead) ? ':::' : found[0];
    const tag = read(mark, found.index + (mark === ':::' ? lead : 0));
    if (!tag) continue;
    tags.push(tag);
    tagStart.lastIndex = tag.end;
  }
  return paired(tags);
}

/** Links opening tags to their closing tags. Tags opened in between and not closed get none. */
function paired(tags: Tag[]): Tag[] {
  const open: number[] = [];
  const byName = new Map<string, number[]>();
  const isOpen = new Set<number>();
  const keyOf = ({ kind, name }: Tag) => `${kind} ${kind === 'directive' ? '' : name}`;
  for (const [index, tag] of tags.entries()) {
    if (tag.form === 'open') {
      open.push(index);
      isOpen.add(index);
      const same = byName.get(keyOf(tag));
      if (same) same.push(index);
      else byName.set(keyOf(tag), [index]);
    } else if (tag.form === 'close') {
      const same = byName.get(keyOf(tag)) ?? [];
      while (same.length > 0 && !isOpen.has(same.at(-1) ?? -1)) same.pop();
      const begin = same.pop();
      if (begin === undefined) continue;
      const beginning = tags[begin];
      if (beginning) beginning.closedBy = index;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        isOpen.delete(last);
        if (last === begin) break;
      }
    }
  }
  return tags;
}
