import { Badge, Button, Drawer, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { interfaceContent } from '../../../../shared/words/interface.ts';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { AreaNav } from './AreaNav.tsx';
import classes from './desk.module.css';
import { useAreaCounts } from './useAreaCounts.ts';

const words = adminContent.dashboard;
const mostShown = 99;

interface AreaMenuProps {
  isEditing: boolean;
  /** Stands below the areas. */
  children: ReactNode;
}

/** Holds the areas where there is no room for the sidebar. */
export function AreaMenu({ isEditing, children }: AreaMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const counts = Object.values(useAreaCounts());
  const count = counts.reduce((sum, waiting) => sum + waiting.count, 0);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        px="xs"
        flex="none"
        {...(isEditing ? {} : { hiddenFrom: 'lg' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        leftSection={
          <>
            <span className={count > 0 ? classes.menuSign : undefined}>
              <Glyph d="M3 4.5h12M3 9h8M3 13.5h10" width={20} height={20} />
            </span>
            {count > 0 ? (
              <Badge variant="filled" color="ember" radius="xl" className={classes.menuName}>
                <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
                <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
              </Badge>
            ) : null}
          </>
        }
        onClick={() => setOpen(true)}
      >
        <span className={classes.menuName}>{words.areaMenu}</span>
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="19rem"
        title={words.areasLabel}
        zIndex={320}
        closeButtonProps={{ 'aria-label': interfaceContent.closeDialog, size: 'lg' }}
        // A <header> would count as a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        <AreaNav isEditing={isEditing} onChoose={() => setOpen(false)} />
        {children}
      </Drawer>
    </>
  );
}
