import { ActionIcon, Text } from '@mantine/core';
import { useState } from 'react';
import { promoBannerContent } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/pictures/StillIcon.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import classes from './PromoBanner.module.css';

/** A closed banner stays closed until the next page load (specification, section 2). */
export function PromoBanner() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const { label, invitation, text, closeLabel } = promoBannerContent;
  return (
    <aside className={`${classes.banner} screen-only`} data-tone="lagoon" aria-label={label}>
      <p>
        <span>
          <InlineSentence text={invitation} />
        </span>{' '}
        <Text span inherit c="dimmed">
          <Text span inherit visibleFrom="sm">
            {text.lead}{' '}
          </Text>
          <a href={text.link.href}>{text.link.label}</a>
        </Text>
      </p>
      <ActionIcon aria-label={closeLabel} onClick={() => setIsOpen(false)}>
        <StillIcon name="close" size={18} />
      </ActionIcon>
    </aside>
  );
}
