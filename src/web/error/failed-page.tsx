import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage, loadAgain } from './ErrorPage.tsx';

/**
 * Stands for a page whose chunk did not load: the router asks for a chunk once. A reader who comes back to the page later
 * gets it from a document of its own, which also brings the styles that failed with it.
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
