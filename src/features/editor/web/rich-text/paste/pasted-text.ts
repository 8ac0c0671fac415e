/** One match is enough to detect Markdown. */
const strongSigns = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
  /\[[^\]\n]+\]\((?:https?:\/\/|\/|#)[^)\s]+\)/,
];
const weakSigns = [/^[-*+] \S/m, /^\d+\. \S/m, /^> \S/m, /\*\*[^*\n]+\*\*/, /`[^`\n]+`/];

const htmlSource =
  /^\s*<(p|h[1-6]|div|ul|ol|table|figure|blockquote|pre|section|article|details)\b[^>]*>[\s\S]*<\/\1>/i;

export function languageOf(text: string): 'html' | 'markdown' | 'plain' {
  if (htmlSource.test(text)) return 'html';
  if (strongSigns.some((sign) => sign.test(text))) return 'markdown';
  return weakSigns.filter((sign) => sign.test(text)).length >= 2 ? 'markdown' : 'plain';
}
