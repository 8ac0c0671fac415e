const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 has no way at all to write most control characters and lone surrogates. */
function printable(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/\p{Surrogate}/gu, '')
  );
}

export function xmlText(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Markup as character data; the end mark cannot appear inside, so it is split. */
export function xmlCdata(markup: string): string {
  return `<![CDATA[${printable(markup).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
