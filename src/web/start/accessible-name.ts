import { interfaceContent } from '../../shared/words/interface.ts';

/**
 * What a link or button is called where the same words stand on many: "Continue: Title". The words that are seen come
 * first, for speech control. It is one text because Chromium sets a space before a hidden piece of a name.
 */
export function accessibleName(label: string, context: string, opensNewTab = false): string {
  return `${label}: ${context}${opensNewTab ? ` ${interfaceContent.opensInNewTab}` : ''}`;
}
