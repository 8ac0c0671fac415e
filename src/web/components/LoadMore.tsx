import classes from './LoadMore.module.css';

type LoadMoreProps = {
  /** The next page as an address of its own, for visits without scripts. */
  href: string;
  label: string;
  loadingLabel: string;
  isLoading: boolean;
  onLoad: () => void;
};

/** Brings the next page of a list below the present one. */
export function LoadMore({ href, label, loadingLabel, isLoading, onLoad }: LoadMoreProps) {
  return (
    <a
      href={href}
      className={classes.link}
      aria-busy={isLoading}
      onClick={(event) => {
        // A new tab was asked for.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isLoading) onLoad();
      }}
    >
      {isLoading ? loadingLabel : label}
    </a>
  );
}
