import { shift } from '@floating-ui/dom';
import { PluginKey } from '@tiptap/pm/state';
import { type Editor, Extension, ReactRenderer } from '@tiptap/react';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type BlockChoice, matchingChoices, type SlashQuestion } from './block-choices.ts';
import { SlashList, type SlashListHandle } from './SlashList.tsx';

const listId = 'slash-menu';
/** Above the sticky save bar. */
const overBars = '6';

function tellOptions(editor: Editor, activeId: string | null): void {
  const { dom } = editor.view;
  if (activeId === null) {
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-autocomplete']) {
      dom.removeAttribute(name);
    }
    return;
  }
  dom.setAttribute('aria-controls', listId);
  dom.setAttribute('aria-autocomplete', 'list');
  dom.setAttribute('aria-activedescendant', activeId);
}

interface SlashMenuOptions {
  onAsk: (question: SlashQuestion, editor: Editor) => void;
}

export const SlashMenu = Extension.create<SlashMenuOptions>({
  name: 'slashMenu',

  addOptions() {
    return { onAsk: () => {} };
  },

  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      Suggestion<BlockChoice, BlockChoice>({
        editor,
        pluginKey: new PluginKey('slashMenu'),
        char: '/',
        floatingUi: { middleware: [shift({ padding: 8 })] },
        allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
        command: ({ range, props: choice }) => {
          const question = choice.make(editor, range);
          if (question) options.onAsk(question, editor);
        },
        render: () => {
          let list: ReactRenderer<SlashListHandle> | null = null;
          let unmount: (() => void) | undefined;
          // The plugin's `items` arrive later, so a quick Enter would find none.
          const propsFor = ({ query, command }: SuggestionProps<BlockChoice, BlockChoice>) => ({
            listId,
            choices: matchingChoices(query),
            onChoose: command,
            onActive: (id: string | null) => tellOptions(editor, id),
          });
          return {
            onStart: (props) => {
              list = new ReactRenderer(SlashList, { editor, props: propsFor(props) });
              list.element.style.zIndex = overBars;
              editor.view.dom.parentElement?.append(list.element);
              unmount = props.mount(list.element);
            },
            onUpdate: (props) => list?.updateProps(propsFor(props)),
            onKeyDown: ({ event }) => list?.ref?.onKey(event.key) ?? false,
            onExit: () => {
              unmount?.();
              list?.element.remove();
              list?.destroy();
              list = null;
              tellOptions(editor, null);
            },
          };
        },
      }),
    ];
  },
});
