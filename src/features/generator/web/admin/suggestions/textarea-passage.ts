import { readableText } from '../../../../../web/admin/text/readable-text.ts';
import { typeOver } from '../../../../../web/admin/text/type-over.ts';
import { suggestionLimits } from '../../../suggestions.ts';
import type { Passage } from './PassageDialog.tsx';

export function textareaPassage(field: HTMLTextAreaElement): Passage | null {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const html = value.slice(from, to);
  if (html.trim() === '') return null;
  const { surroundings } = suggestionLimits;
  return {
    html,
    before: readableText(value.slice(0, from)).slice(-surroundings),
    after: readableText(value.slice(to)).slice(0, surroundings),
    put: (text, where) => {
      if (!field.isConnected || field.value.slice(from, to) !== html) return false;
      if (where === 'behind') typeOver(field, to, to, `\n${text}`);
      else typeOver(field, from, to, text);
      return true;
    },
  };
}
