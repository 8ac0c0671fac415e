const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML writes it, in an attribute too. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => entities[one] ?? one);
}

/** An attribute with its value, or nothing where there is none. */
export function attribute(name: string, value: string): string {
  return value === '' ? '' : ` ${name}="${htmlText(value)}"`;
}
