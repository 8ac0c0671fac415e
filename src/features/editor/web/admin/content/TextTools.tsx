import { ActionIcon, Button, SegmentedControl, Switch } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import type { ReactNode, Ref } from 'react';
import { houseStyleContent } from '../../../../generator/words/house-style.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { remarksContent } from '../../../words/remarks.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { remarkKey } from '../../remarks/remark-key.ts';
import classes from './ContentSection.module.css';

const { content: words } = adminEditorContent;

interface TextToolsProps {
  face: 'html' | 'rich' | 'opening';
  onFace: (face: string) => void;
  /** Place for the formatting of rich text. */
  formatting: Ref<HTMLDivElement>;
  isFocused: boolean;
  onFocus: (isFocused: boolean) => void;
  isPreviewOn: boolean;
  onPreview: (isOn: boolean) => void;
  onFind: () => void;
  onAskAi: () => void;
  onRemark: () => void;
  /** The open search. */
  children: ReactNode;
}

export function TextTools(props: TextToolsProps) {
  const { face, isFocused, onFocus, children } = props;
  const isHtml = face === 'html';
  return (
    <>
      {children}
      <div className={classes.tools} data-focused={isFocused || undefined}>
        <SegmentedControl
          className={classes.faces}
          size="sm"
          aria-label={words.modeLabel}
          data={words.modes.map((option) => ({ ...option }))}
          value={isHtml ? 'html' : 'rich'}
          onChange={props.onFace}
        />
        <div ref={props.formatting} className={classes.formatting} />
        {isHtml ? (
          <>
            <Button
              className={classes.tool}
              variant="subtle"
              size="sm"
              mr="sm"
              aria-keyshortcuts="Control+J"
              onClick={props.onAskAi}
            >
              {houseStyleContent.suggestions.openPassage}
            </Button>
            <Button
              className={classes.tool}
              variant="subtle"
              size="sm"
              title={remarksContent.addHint}
              mr="sm"
              aria-keyshortcuts={remarkKey}
              onClick={props.onRemark}
            >
              {remarksContent.add}
            </Button>
            <Switch
              className={classes.tool}
              label={words.preview}
              checked={props.isPreviewOn}
              onChange={(event) => props.onPreview(event.currentTarget.checked)}
            />
          </>
        ) : null}
        <ActionIcon
          className={classes.tool}
          color="gray"
          w="2.25rem"
          aria-label={richTextContent.find.open}
          title={richTextContent.find.open}
          aria-keyshortcuts="Control+F"
          onClick={props.onFind}
        >
          <IconListSearch size={20} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          color="gray"
          w="2.25rem"
          aria-label={richTextContent.focus}
          title={richTextContent.focusHint}
          aria-keyshortcuts="Control+Shift+F"
          aria-pressed={isFocused}
          variant={isFocused ? 'light' : 'subtle'}
          onClick={() => onFocus(!isFocused)}
        >
          <IconFocusCentered size={20} stroke={1.5} />
        </ActionIcon>
      </div>
    </>
  );
}
