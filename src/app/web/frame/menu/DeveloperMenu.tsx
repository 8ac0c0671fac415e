import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInHint } from '../../../../web/signed-in-hint.ts';
import { type DeveloperLinkProps, DeveloperLogin } from './DeveloperLogin.tsx';

type DeveloperMenuProps = DeveloperLinkProps & { layout: 'bar' | 'list' };

const SignedInMenu = lazy(() => import('./SignedInMenu.tsx'));

/**
 * Shows Developer Login, or My Account and Logout for a known session. The HTML is the same for everyone, so the space
 * fits the wider of the two. Without the signed-in hint, the menu's code is not loaded.
 */
export function DeveloperMenu({ layout, onChoose }: DeveloperMenuProps) {
  // Renders again after each navigation: signing up changes the hint without a page load.
  useLocation();
  const mayBeSignedIn = useSignedInHint();

  return (
    <Box
      data-layout={layout}
      display="flex"
      {...(layout === 'bar'
        ? { style: { justifyContent: 'flex-end' } }
        : { style: { flexDirection: 'column' }, mih: '6.5rem' })}
    >
      {mayBeSignedIn ? (
        <Suspense fallback={<DeveloperLogin onChoose={onChoose} />}>
          <SignedInMenu onChoose={onChoose} />
        </Suspense>
      ) : (
        <DeveloperLogin onChoose={onChoose} />
      )}
    </Box>
  );
}
