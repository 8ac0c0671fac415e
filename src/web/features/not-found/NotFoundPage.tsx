import { notFoundContent } from '../../../content/navigation.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { Contours } from '../../components/Contours.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PageHead } from '../../page-head.tsx';
import classes from './NotFoundPage.module.css';

/** The page for an address that no route answers (specification, section 2). */
export function Component() {
  const { meta, title, text, actions, alt } = notFoundContent;
  return (
    <div className={classes.page} data-tone="paper">
      <PageHead {...meta} canonicalPath={null} />
      <Contours seed={3} fade="right" />
      <div className={classes.inner}>
        <Picture
          picture={{ src: '/illustrations/not-found.svg', alt }}
          width={900}
          height={600}
          look="plain"
          isPriority
        />
        <div className={classes.text}>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={classes.actions}>
            <ActionLinks actions={actions} />
          </div>
        </div>
      </div>
    </div>
  );
}
