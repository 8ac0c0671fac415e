import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import { useId } from 'react';
import { developersContent } from '../../../content/developers.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import classes from './JoinCard.module.css';

const { join } = developersContent;

/** The invitation to join the developer network. */
export function JoinCard() {
  const headingId = useId();
  return (
    <section className={classes.card} data-tone="lagoon" aria-labelledby={headingId}>
      <Eyebrow>{join.eyebrow}</Eyebrow>
      <h2 id={headingId}>{join.title}</h2>
      <p>{join.text}</p>
      <CheckList items={join.points} />
      <div className={classes.actions}>
        <ActionLinks actions={join.actions} />
      </div>
      <p className={classes.requirement}>
        <IconDeviceMobileMessage aria-hidden="true" size={20} stroke={1.6} />
        {join.requirement}
      </p>
    </section>
  );
}
