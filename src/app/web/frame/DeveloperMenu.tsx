import { Flex } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInHint } from '../../../web/signed-in-hint.ts';
import { type DeveloperLinkProps, DeveloperLogin } from './DeveloperLogin.tsx';

type DeveloperMenuProps = DeveloperLinkProps & { layout: 'bar' | 'list' };

const SignedInMenu = lazy(() => import('./SignedInMenu.tsx'));

/**
 * Developer Login, or My Account and Logout once the browser knows that somebody is signed in. The page's HTML is the
 * same for everybody, so the place is as wide as the wider of the two from the start. A browser that nobody has
 * signed in with neither loads the code that asks nor asks.
 */
export function DeveloperMenu({ layout, onChoose }: DeveloperMenuProps) {
  // Draws again after each navigation: signing up changes the hint without loading the page anew.
  useLocation();
  const mayBeSignedIn = useSignedInHint();

  return (
    <Flex
      data-layout={layout}
      {...(layout === 'bar' ? { justify: 'flex-end' } : { direction: 'column', mih: '6.5rem' })}
    >
      {mayBeSignedIn ? (
        <Suspense fallback={<DeveloperLogin onChoose={onChoose} />}>
          <SignedInMenu onChoose={onChoose} />
        </Suspense>
      ) : (
        <DeveloperLogin onChoose={onChoose} />
      )}
    </Flex>
  );
}
