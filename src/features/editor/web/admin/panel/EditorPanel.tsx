import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminEditorContent } from '../../../words/post-editing.ts';
import classes from './EditorPanel.module.css';

const { panel: words } = adminEditorContent;

interface EditorPanelProps {
  /** Beside the text; otherwise a sheet that comes up from the edge of the window. */
  isBeside: boolean;
  isHidden: boolean;
  isSheetOpen: boolean;
  onCloseSheet: () => void;
  children: ReactNode;
}

function focusFault(): void {
  document.querySelector<HTMLElement>(`.${classes.sheet} [aria-invalid="true"]`)?.focus();
}

/** Everything about a post but its title and text. */
export function EditorPanel(props: EditorPanelProps) {
  const { isBeside, isHidden, isSheetOpen, onCloseSheet, children } = props;
  if (isBeside) {
    return (
      <aside className={classes.panel} aria-label={words.title} hidden={isHidden}>
        {children}
      </aside>
    );
  }
  return (
    <Drawer
      opened={isSheetOpen}
      onClose={onCloseSheet}
      position="bottom"
      size="85dvh"
      title={words.title}
      classNames={{ content: classes.sheet, title: classes.sheetTitle }}
      closeButtonProps={{ 'aria-label': words.close, size: 'lg' }}
      onEnterTransitionEnd={focusFault}
    >
      {children}
    </Drawer>
  );
}
