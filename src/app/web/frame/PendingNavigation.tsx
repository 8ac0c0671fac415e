import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { interfaceContent } from '../../../shared/words/interface.ts';
import classes from './PendingNavigation.module.css';

/** Pages that come sooner than this need no sign that they are coming. */
const noticeableAfterMs = 150;

/** A bar at the top, and a word for screen readers, while the next page is on its way. */
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
