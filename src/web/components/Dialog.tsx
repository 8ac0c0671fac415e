import { Modal } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { ReactNode } from 'react';
import { interfaceContent } from '../../content/interface.ts';
import classes from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Left out where one of the buttons has to be chosen. */
  onClose?: () => void;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  size?: 'md' | 'xl';
  /** Over another dialog that may be open. */
  isOnTop?: boolean;
}

/** Over the header and its menus. */
const zIndex = 300;

const nothing = () => {};

/** A question or a short form over the page. */
export function Dialog({
  isOpen,
  title,
  children,
  onClose,
  actions,
  size = 'md',
  isOnTop = false,
}: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose ?? nothing}
      title={title}
      size={size === 'md' ? '32rem' : '72rem'}
      centered
      zIndex={isOnTop ? zIndex + 10 : zIndex}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      closeButtonProps={{ 'aria-label': interfaceContent.closeDialog, size: 'lg' }}
      // Its <header> would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <div className={classes.body}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </Modal>
  );
}
