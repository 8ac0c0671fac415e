import { ActionIcon } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { floatingButtonContent } from '../../content/navigation.ts';
import classes from './FloatingContact.module.css';

/** Smaller movements are a thumb at rest. */
const noticedScrollPx = 8;

/** The round button at the bottom right, which on small screens makes way while one reads on; its name appears beside it on hover and focus. */
export function FloatingContact() {
  const { pathname } = useLocation();
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - lastY) < noticedScrollPx) return;
      setAway(window.scrollY > lastY);
      lastY = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return (
    <ActionIcon
      component={Link}
      to={floatingButtonContent.to}
      variant="filled"
      size="lg"
      radius="50%"
      className={`${classes.button} screen-only`}
      data-place={pathname === floatingButtonContent.to ? 'footer' : undefined}
      data-away={isAway || undefined}
    >
      <IconMessageCircle aria-hidden size={26} />
      <span className={classes.tooltip}>{floatingButtonContent.tooltip}</span>
    </ActionIcon>
  );
}
