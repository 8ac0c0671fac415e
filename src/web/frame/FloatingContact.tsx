import { ActionIcon } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { Link } from 'react-router-dom';
import { floatingButtonContent } from '../../content/navigation.ts';
import classes from './FloatingContact.module.css';

/** The round button at the bottom right; its name appears beside it on hover and focus. */
export function FloatingContact() {
  return (
    <ActionIcon
      component={Link}
      to={floatingButtonContent.to}
      variant="filled"
      size="lg"
      radius="50%"
      className={`${classes.button} screen-only`}
    >
      <IconMessageCircle aria-hidden size={26} />
      <span className={classes.tooltip}>{floatingButtonContent.tooltip}</span>
    </ActionIcon>
  );
}
