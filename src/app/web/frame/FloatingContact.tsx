import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { floatingButtonContent } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/StillIcon.tsx';
import { breakpoints } from '../../../web/theme/scale.ts';
import classes from './FloatingContact.module.css';

/** Ignores smaller movements of a resting thumb. */
const noticedScrollPx = 8;

/**
 * Shows its name on hover and focus. On phones and tablets it hides while the reader scrolls on and when it would cover
 * text or a control.
 */
export function FloatingContact() {
  const { pathname } = useLocation();
  const [isAway, setAway] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other words in the place of the button
  useEffect(() => {
    let lastY = window.scrollY;
    let isReadingOn = false;
    let isGone = false;
    let lies: typeof import('./lies-over.ts') | null = null;
    const settle = () => {
      if (!button.current) return;
      setAway(isReadingOn || lies?.liesOverContent(button.current) === true);
    };
    const onScroll = () => {
      if (Math.abs(window.scrollY - lastY) >= noticedScrollPx) {
        isReadingOn = window.scrollY > lastY;
        lastY = window.scrollY;
      }
      settle();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // Fires at once, and again when content appears, disappears or folds.
    const observer = new ResizeObserver(settle);
    // Wide screens have room beside the page and need no code for this.
    const small = window.matchMedia(`(max-width: ${breakpoints.lg})`);
    const load = () => {
      if (!small.matches || lies) return;
      import('./lies-over.ts').then(
        (loaded) => {
          lies = loaded;
          if (!isGone) observer.observe(document.body);
        },
        () => {},
      );
    };
    load();
    small.addEventListener('change', load);
    return () => {
      isGone = true;
      window.removeEventListener('scroll', onScroll);
      small.removeEventListener('change', load);
      observer.disconnect();
    };
  }, [pathname]);

  return (
    <ActionIcon
      component={Link}
      ref={button}
      to={floatingButtonContent.to}
      variant="filled"
      size="lg"
      radius="50%"
      className={`${classes.button} screen-only`}
      data-place={pathname === floatingButtonContent.to ? 'footer' : undefined}
      data-away={isAway || undefined}
    >
      <StillIcon name="message" size={26} />
      <span className={classes.tooltip}>{floatingButtonContent.tooltip}</span>
    </ActionIcon>
  );
}
