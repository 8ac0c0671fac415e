import { type EditorState, Plugin } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';
import { cleanPastedHtml, videoBlock } from './clean-html.ts';

interface PasteOptions {
  onFiles: (editor: Editor, files: readonly File[], at: number) => unknown;
  onLostPictures: (count: number) => void;
  onFleetingPictures: (editor: Editor) => unknown;
}

/** Marks HTML copied from this editor. */
const ownMark = 'data-pm-slice';

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** A copied picture arrives as a file and as HTML with its address. */
function isOnlyPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelectorAll('img').length === 1 && body.textContent?.trim() === '';
}

function isEmptyLine({ selection: { $from } }: EditorState): boolean {
  return $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
}

async function pasteText(editor: Editor, text: string, language: 'html' | 'markdown') {
  const html =
    language === 'html' ? text : (await import('marked')).marked.parse(text, { async: false });
  if (!editor.isDestroyed) editor.view.pasteHTML(html);
}

export const Paste = Extension.create<PasteOptions>({
  name: 'pasteFromElsewhere',

  addOptions: () => ({ onFiles: () => {}, onLostPictures: () => {}, onFleetingPictures: () => {} }),

  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            if (html.includes(ownMark)) return html;
            const cleaned = cleanPastedHtml(html);
            if (cleaned.lostPictures > 0) options.onLostPictures(cleaned.lostPictures);
            if (cleaned.hasFleetingPictures) setTimeout(() => options.onFleetingPictures(editor));
            return cleaned.html;
          },
          handlePaste: (view, { clipboardData }) => {
            if (!clipboardData || view.state.selection.$from.parent.type.spec.code) return false;
            const pictures = picturesIn(clipboardData);
            const html = clipboardData.getData('text/html');
            if (pictures.length > 0 && (html === '' || isOnlyPicture(html))) {
              options.onFiles(editor, pictures, view.state.selection.from);
              return true;
            }
            if (html !== '') return false;
            const text = clipboardData.getData('text/plain');
            const video = view.state.selection.empty ? videoBlock(text.trim()) : null;
            if (video && isEmptyLine(view.state)) {
              view.pasteHTML(video);
              return true;
            }
            const language = languageOf(text);
            if (language === 'plain') return false;
            void pasteText(editor, text, language);
            return true;
          },
          handleDrop: (view, event, _slice, isMoved) => {
            const pictures = isMoved ? [] : picturesIn(event.dataTransfer);
            if (pictures.length === 0) return false;
            event.preventDefault();
            const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
            options.onFiles(editor, pictures, found?.pos ?? view.state.selection.from);
            return true;
          },
        },
      }),
    ];
  },
});

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
