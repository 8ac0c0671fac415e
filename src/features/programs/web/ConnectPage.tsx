import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { connectWords as words } from '../words/connect.ts';

const Decision = lazy(() => import('./Decision.tsx'));

/** The authorization endpoint: a person decides here what a program may do for them. Its HTML is the same for everybody. */
function ConnectPage() {
  const isHydrating = useIsHydrating();
  const skeleton = <Box mih="75vh" aria-busy />;
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      {isHydrating ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <Decision />
        </Suspense>
      )}
    </>
  );
}

export const Component = withApi(ConnectPage);
