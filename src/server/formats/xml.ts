const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 cannot represent control characters other than tab and line ends, nor lone surrogates. */
function printable(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r\u007f-\u009f]/.test(character) ? character : ''))
    .replace(/[\ufffe\uffff]|\p{Surrogate}/gu, '');
}

export function xmlText(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** The end mark cannot appear inside CDATA, so it is split. */
export function xmlCdata(markup: string): string {
  return `<![CDATA[${printable(markup).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
