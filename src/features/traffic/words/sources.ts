import type { SourceKind } from '../../../shared/visits.ts';

const kinds: Record<SourceKind, string> = {
  search: 'Search engine',
  assistant: 'AI assistant',
  social: 'Social network',
  mail: 'E-mail',
  campaign: 'Campaign',
  site: 'Website',
  direct: 'Direct, or not told',
  inside: 'This site, in a new tab',
  text: 'Text message',
  unknown: 'Not known',
  other: 'Others',
};
export function sourceWords(source: string): { kind: string; name: string } {
  const [kindName = '', ...rest] = source.split(':');
  const kind = kinds[kindName as SourceKind] ?? kinds.other;
  return { kind, name: rest.join(':') || kind };
}
