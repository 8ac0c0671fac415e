import { Popover, Text, Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { answerKey } from '../../../inbox-address.ts';
import { savedRepliesContent as words } from '../../../words/saved-replies.ts';
import classes from './AnswerField.module.css';
import { useSnippets } from './useSnippets.ts';

type AnswerFieldProps = Omit<TextareaProps, 'value' | 'onChange' | 'ref'> & {
  request: ListedRequest;
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * Takes an answer. A slash inserts a saved reply, Ctrl Enter sends the form, Esc leads back to the heading of the request, so that
 * letters work again.
 */
export function AnswerField({ request, value, onText, ref, ...field }: AnswerFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [params] = useSearchParams();
  const isAsked = params.has(answerKey);
  useEffect(() => {
    if (isAsked) area.current?.focus();
  }, [isAsked]);
  const listId = useId();
  const snippets = useSnippets({ area, request, value, onText });
  const { replies, at } = snippets;
  const isOpen = replies.length > 0;
  const optionId = (id: number) => `${listId}-${id}`;
  const chosen = replies[at];
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isPlain && snippets.press(event.key)) event.preventDefault();
    else if (event.key === 'Escape') leave(event.currentTarget);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      withRoles={false}
      withinPortal={false}
      trapFocus={false}
      returnFocus={false}
      closeOnEscape={false}
      onDismiss={snippets.close}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Textarea
          {...field}
          ref={useMergedRef(area, ref ?? null)}
          value={value}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={chosen ? optionId(chosen.id) : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => {
            onText(event.currentTarget.value);
            snippets.look(event.currentTarget);
          }}
          onBlur={snippets.close}
          onKeyDown={press}
        />
      </Popover.Target>
      <Popover.Dropdown p="xxs" mah="16rem" style={{ overflowY: 'auto' }}>
        <div role="listbox" id={listId} aria-label={words.found}>
          {replies.map((reply, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys choose it
            <div
              key={reply.id}
              role="option"
              id={optionId(reply.id)}
              aria-selected={index === at}
              className={classes.reply}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => snippets.insert(reply)}
            >
              <Text fz="sm">
                <bdi>{reply.title}</bdi>
              </Text>
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function leave(field: HTMLElement): void {
  field.closest('article')?.querySelector<HTMLElement>('h2')?.focus();
}
