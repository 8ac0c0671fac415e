const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => entities[one] ?? one);
}

export function attribute(name: string, value: string): string {
  return value === '' ? '' : ` ${name}="${htmlText(value)}"`;
}
