import { shift } from '@floating-ui/dom';
import { PluginKey } from '@tiptap/pm/state';
import { type Editor, Extension, ReactRenderer } from '@tiptap/react';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type BlockChoice, type BlockQuestion, matchingChoices } from './block-choices.ts';
import { SlashList, type SlashListHandle } from './SlashList.tsx';

const listId = 'slash-menu';
/** The bar with the buttons that save lies over the text. */
const overBars = '6';

/** Says to assistive technology that the text has a list beside it, and which option of it is the active one. */
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
  /** Asks what a block needs to be made of. */
  onAsk: (question: BlockQuestion) => void;
}

/** The menu of blocks that "/" opens: filtered by what is typed behind it, moved in by the arrow keys. */
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
          if (question) options.onAsk(question);
        },
        render: () => {
          let list: ReactRenderer<SlashListHandle> | null = null;
          let unmount: (() => void) | undefined;
          // Chosen from here and not from the plugin's `items`, which come a moment later: a quick Enter would find none.
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
