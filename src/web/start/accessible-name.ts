import { interfaceContent } from '../../shared/words/interface.ts';

/**
 * Accessible name of a link or button whose words occur often: "Continue: Title". The visible words come first, for
 * speech control. It is one text, because Chromium adds a space before a hidden piece of a name.
 */
export function accessibleName(label: string, context: string, opensNewTab = false): string {
  return `${label}: ${context}${opensNewTab ? ` ${interfaceContent.opensInNewTab}` : ''}`;
}
