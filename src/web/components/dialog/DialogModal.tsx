import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { interfaceContent } from '../../../shared/words/interface.ts';
import classes from './Dialog.module.css';

interface Answer {
  label: string;
  onChoose?: () => void;
  form?: string;
  isDisabled?: boolean;
  /** Gets the focus, so that a hasty Enter chooses it. */
  isSafe?: boolean;
  isDangerous?: boolean;
}

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** The last button is the main one. */
  answers?: readonly Answer[];
  onClose?: (() => void) | undefined;
  size?: 'md' | 'xl';
  isOnTop?: boolean;
}

const zIndex = 300;

const nothing = () => {};

export default function DialogModal(props: DialogProps) {
  const { title, children, answers = [], onClose, size = 'md', isOnTop = false } = props;
  const canClose = onClose !== undefined;
  return (
    <Modal
      opened
      onClose={onClose ?? nothing}
      title={title}
      size={size === 'md' ? '32rem' : '72rem'}
      centered
      zIndex={isOnTop ? zIndex + 10 : zIndex}
      withCloseButton={canClose}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose}
      closeButtonProps={{ 'aria-label': interfaceContent.closeDialog, size: 'lg' }}
      // A <header> would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <Stack>{children}</Stack>
      {answers.length > 0 ? (
        <Group className={classes.actions} justify="flex-end" gap="xs" mt="lg">
          {answers.map(({ label, onChoose, form, isDisabled, isSafe, isDangerous }, index) => (
            <Button
              key={label}
              {...(isDangerous
                ? { variant: 'outline', color: 'red' }
                : { variant: index === answers.length - 1 ? 'filled' : 'default' })}
              {...(form ? { type: 'submit' as const, form } : { onClick: onChoose })}
              disabled={isDisabled ?? false}
              data-autofocus={isSafe || undefined}
            >
              {label}
            </Button>
          ))}
        </Group>
      ) : null}
    </Modal>
  );
}
