import { Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
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

/** Dialogs open from the sheet and close alone on Escape. */
const isCovered = () => document.querySelectorAll('[role="dialog"]').length > 1;

/**
 * Everything about a post but its title and text. The fields live in an element that moves between the two places and waits
 * outside of the page while the sheet is closed, so that uploads and open dialogs outlive a turned screen.
 */
export function EditorPanel(props: EditorPanelProps) {
  const { isBeside, isHidden, isSheetOpen, onCloseSheet, children } = props;
  const [fields] = useState(() => document.createElement('div'));
  const take = (place: HTMLElement | null) => {
    // Another move would take the focus from the field that has it.
    if (place && fields.parentElement !== place) place.append(fields);
  };
  return (
    <>
      {createPortal(children, fields)}
      {isBeside ? (
        <aside ref={take} className={classes.panel} aria-label={words.title} hidden={isHidden} />
      ) : (
        <Sheet isOpen={isSheetOpen} onClose={onCloseSheet}>
          <div ref={take} />
        </Sheet>
      )}
    </>
  );
}

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Sheet({ isOpen, onClose, children }: SheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={() => {
        if (!isCovered()) onClose();
      }}
      position="bottom"
      size="85dvh"
      title={words.title}
      classNames={{ content: classes.sheet, title: classes.sheetTitle }}
      closeButtonProps={{ 'aria-label': words.close, size: 'lg' }}
      // A <header> would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      onEnterTransitionEnd={focusFault}
    >
      {children}
    </Drawer>
  );
}
