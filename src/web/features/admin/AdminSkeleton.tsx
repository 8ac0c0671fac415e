import { adminContent } from '../../../content/admin.ts';
import classes from './AdminSkeleton.module.css';

const words = adminContent.waiting;

/** Stands where the login gate or the dashboard will be, and says nothing about which. */
export function AdminSkeleton() {
  return (
    <section className={classes.area} aria-busy="true">
      <h1 className="visually-hidden">{words.title}</h1>
      <p className="visually-hidden" role="status">
        {words.text}
      </p>
      <noscript>
        <p>{adminContent.needsScript}</p>
      </noscript>
      <div className={classes.title} />
      <div className={classes.bar} />
      <div className={classes.block} />
      <div className={classes.block} />
    </section>
  );
}
