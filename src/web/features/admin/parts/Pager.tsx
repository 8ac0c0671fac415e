import { adminContent } from '../../../../content/admin.ts';
import { Button } from '../../../components/Button.tsx';
import classes from './Pager.module.css';

const words = adminContent.list;

interface PagerProps {
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list; nothing where there is only one. */
export function Pager({ page, total, pageSize, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={classes.pager} aria-label={words.pagesLabel}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <p aria-live="polite">{words.page(page, pages)}</p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
