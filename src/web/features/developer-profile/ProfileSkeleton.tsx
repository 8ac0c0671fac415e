import { developerProfileContent as words } from '../../../content/developer-profile.ts';
import { Section } from '../../components/Section.tsx';
import classes from './ProfileSkeleton.module.css';

/** The shape of a profile while it is loading. */
export function ProfileSkeleton() {
  return (
    <Section label={words.loading}>
      <p role="status" className={classes.label}>
        {words.loading}
      </p>
      <div className={classes.shape} aria-hidden="true">
        <span />
        <div>
          <span />
          <span />
          <span />
        </div>
      </div>
    </Section>
  );
}
