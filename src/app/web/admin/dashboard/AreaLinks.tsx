import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminContent } from '../../../../shared/words/admin.ts';
import { tabAddress } from '../../../../web/admin/admin-address.ts';
import classes from './areas.module.css';
import { useAreas } from './useAreas.ts';

/** Hidden on small screens, where the editor's own buttons are enough. */
export function AreaLinks() {
  const { areas } = useAreas();
  return (
    <Group
      component="ul"
      className={classes.list}
      aria-label={adminContent.dashboard.tabsLabel}
      visibleFrom="xl"
    >
      {areas.map(({ id, label }) => (
        <li key={id}>
          <Link to={tabAddress(id)} className={classes.area}>
            {label}
          </Link>
        </li>
      ))}
    </Group>
  );
}
