import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { interfaceContent } from '../../../shared/words/interface.ts';
import classes from './PendingNavigation.module.css';

/** Faster pages show no progress bar. */
const noticeableAfterMs = 150;

/** Shows a bar, and a live region for screen readers, while the next page loads. */
export function PendingNavigation() {
  const isPending = useNavigation().state !== 'idle';
  const [isNoticeable, setNoticeable] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setNoticeable(true), noticeableAfterMs);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isPending]);

  return (
    <>
      {isNoticeable ? (
        <div
          className={`${classes.bar} screen-only`}
          data-testid="page-on-its-way"
          aria-hidden="true"
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isNoticeable ? interfaceContent.loadingPage : null}
      </p>
    </>
  );
}
