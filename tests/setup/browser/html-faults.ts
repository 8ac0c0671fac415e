import { Parser } from 'htmlparser2';

const words = (list: string) => new Set(list.split(' '));

const voidElements = words('area base br col embed hr img input link meta source track wbr');
const lineElements = words(
  'p span label output button h1 h2 h3 h4 h5 h6 strong b em i small code kbd mark q cite abbr time sub sup',
);
const blockElements = words(
  'div p ul ol dl table section article header footer nav aside main form fieldset figure blockquote pre hr details h1 h2 h3 h4 h5 h6',
);

/**
 * Finds invalid nesting, block elements in phrasing content, duplicate IDs and stylesheets in the body. The Nu checker
 * finds far more (`npm run test:html`) but needs Java.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id }) {
      const line = open.find((parent) => lineElements.has(parent));
      if (line && blockElements.has(name)) faults.push(`<${name}> in <${line}>`);
      if (name === 'style' && open.includes('body')) faults.push('<style> in <body>');
      if (id !== undefined && ids.has(id)) faults.push(`id "${id}" twice`);
      if (id !== undefined) ids.add(id);
      open.push(name);
    },
    onclosetag(name, isImplied) {
      const mayEndUnsaid = voidElements.has(name) || open.includes('svg');
      if (isImplied && !mayEndUnsaid) faults.push(`<${name}> cut short`);
      open.pop();
    },
  });
  parser.end(html);
  return faults;
}
