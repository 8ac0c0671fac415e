/**
 * Types over the selection as a person would, so that the browser's own undo works. Setting the value would empty the
 * undo history.
 */
export function typeOver(field: HTMLTextAreaElement, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  const command = text === '' ? 'delete' : 'insertText';
  if (document.execCommand(command, false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
