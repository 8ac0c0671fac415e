import { Badge, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type AdminArea, adminContent, adminDay } from '../../../../shared/words/admin.ts';
import { areaPath } from '../../../../web/admin/list/admin-address.ts';
import { preloadArea } from './area-panels.ts';
import classes from './desk.module.css';
import { useAreaCounts } from './useAreaCounts.ts';
import { useAreas } from './useAreas.ts';

interface AreaNavProps {
  /** In the editor no area is the current one. */
  isEditing: boolean;
  onChoose?: () => void;
}

export function AreaNav({ isEditing, onChoose }: AreaNavProps) {
  const { places, area } = useAreas();
  const counts = useAreaCounts();
  const linkTo = ({ id, label }: AdminArea) => {
    const waiting = counts[id];
    return (
      <Link
        to={areaPath(id)}
        className={classes.area}
        aria-current={!isEditing && id === area ? 'page' : undefined}
        onMouseEnter={() => preloadArea(id)}
        onFocus={() => preloadArea(id)}
        onClick={onChoose}
      >
        <span>{label}</span>
        {waiting ? (
          <Badge variant="filled" color="ember" radius="xl">
            <span aria-hidden="true">{waiting.count}</span>
            <VisuallyHidden>{waiting.inWords}</VisuallyHidden>
          </Badge>
        ) : null}
      </Link>
    );
  };
  return (
    <nav aria-label={adminContent.dashboard.areasLabel} className={classes.nav}>
      {linkTo(adminDay)}
      {places.map(({ label, areas }) => (
        <Place key={label} label={label}>
          {areas.map((one) => (
            <li key={one.id}>{linkTo(one)}</li>
          ))}
        </Place>
      ))}
    </nav>
  );
}

function Place({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.place}>
        {label}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
