import {
  linkSchemes,
  namedAttributes,
  pictureAttributes,
  postAttributes,
  postTags,
  scriptAttributes,
} from '../../post-markup.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function attributeRules(): string[] {
  const plain = Object.entries(postAttributes).map(([tag, names]) => `\`${tag}\`: ${code(names)}`);
  const named = Object.entries(namedAttributes).map(
    ([tag, { name, values }]) => `\`${tag}\`: \`${name}\` with one of ${code(values)}`,
  );
  return [...plain, ...named, '`code`: `class` with `language-` and the name of a language'];
}

/** Says in Markdown which HTML a post may hold. Made from the lists of the sanitizer (src/features/posts/post-markup.ts). */
export function contentRules(): string {
  return [
    `HTML. It may hold the elements ${code(postTags)}.`,
    `Every element takes ${code(scriptAttributes)}. Others take, by element: ${attributeRules().join('; ')}.`,
    `Addresses in \`href\` begin with ${code(linkSchemes.map((scheme) => `${scheme}:`))} or lead within the site, those of pictures with \`http:\`, \`https:\` or \`/\`.`,
    'An `h1` becomes an `h2`. Links to other sites get `rel` and `target`, pictures `loading` and `decoding`.',
    'Everything else is taken out: of an unknown element the words stay, of scripts and styles nothing. `removed` in the answer names what was taken out.',
    `A picture needs no more than ${code(pictureAttributes.slice(0, 2))}.`,
  ].join('\n\n');
}
