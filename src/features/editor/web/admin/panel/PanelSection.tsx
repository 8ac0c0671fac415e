import { Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import classes from './EditorPanel.module.css';

const foldedName = 'editor-folded';
const foldedSchema = z.array(z.string()).catch([]);

/** Per device, as the room for the panel depends on the screen. */
const foldedSections = () => foldedSchema.parse(readLocal(foldedName));

function remember(id: string, isOpen: boolean): void {
  const others = foldedSections().filter((one) => one !== id);
  writeLocal(foldedName, isOpen ? others : [...others, id]);
}

interface PanelSectionProps {
  id: string;
  title: string;
  /** Opens the section, so that its messages are seen. */
  isFaulty: boolean;
  children: ReactNode;
}

export function PanelSection({ id, title, isFaulty, children }: PanelSectionProps) {
  const section = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(() => isFaulty || !foldedSections().includes(id));
  useEffect(() => {
    const { current } = section;
    if (!isFaulty || !current) return;
    current.open = true;
    // Neither a folded field nor one without a path could take the focus of the refused form.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isFaulty]);
  return (
    <details
      ref={section}
      className={classes.section}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (!isFaulty) remember(id, open);
      }}
    >
      <summary>
        <Title order={2} size="h5">
          {title}
        </Title>
      </summary>
      <Stack gap="lg" pt="xs" pb="lg">
        {children}
      </Stack>
    </details>
  );
}
