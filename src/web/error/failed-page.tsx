import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage, loadAgain } from './ErrorPage.tsx';

/**
 * Replaces a page whose chunk did not load: the router requests a chunk only once. A reader who returns to the page
 * gets a new document, which also loads the styles that failed.
 */
export function failedPage(): ComponentType {
  let failedAt: string | undefined;
  return function FailedPage() {
    const { key } = useLocation();
    useEffect(() => {
      failedAt ??= key;
      if (failedAt !== key) void loadAgain();
    }, [key]);
    return <ErrorPage />;
  };
}
