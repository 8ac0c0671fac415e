import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { promoBannerContent } from '../../content/navigation.ts';
import { InlineSentence } from '../components/InlineSentence.tsx';
import classes from './PromoBanner.module.css';

/** The invitation above the bar. Closing it lasts until the next page load (specification, section 2). */
export function PromoBanner() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const { label, invitation, text, closeLabel } = promoBannerContent;
  return (
    <aside className={classes.banner} data-tone="lagoon" aria-label={label}>
      <p>
        <span>
          <InlineSentence text={invitation} />
        </span>{' '}
        <span className={classes.text}>
          <span className={classes.lead}>{text.lead} </span>
          <a href={text.link.href}>{text.link.label}</a>
        </span>
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={closeLabel}
        onClick={() => setIsOpen(false)}
      >
        <IconX aria-hidden size={18} />
      </button>
    </aside>
  );
}
