import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationContent } from '../../content/navigation.ts';
import { hasSignedInHint } from '../signed-in-hint.ts';
import classes from './DeveloperMenu.module.css';
import { SiteLink } from './SiteLink.tsx';

export type DeveloperMenuProps = {
  layout: 'bar' | 'list';
  /** Called when a link is chosen, so that a menu around it can close. */
  onChoose?: () => void;
};

const SignedInMenu = lazy(() => import('./SignedInMenu.tsx'));

/** Where the menu leads while nobody is known to be signed in. */
export function DeveloperLogin({ onChoose }: Pick<DeveloperMenuProps, 'onChoose'>) {
  const { developerLogin } = navigationContent;
  return (
    <SiteLink to={developerLogin.to} className={classes.item} onClick={onChoose}>
      {developerLogin.label}
    </SiteLink>
  );
}

/**
 * Developer Login, or My Account and Logout once the browser knows that somebody is signed in. The page's HTML is the
 * same for everybody, so the place is as wide as the wider of the two from the start. A browser that nobody has
 * signed in with neither loads the code that asks nor asks.
 */
export function DeveloperMenu({ layout, onChoose }: DeveloperMenuProps) {
  const { key } = useLocation();
  const [mayBeSignedIn, setMayBeSignedIn] = useState(false);
  // Read again after each navigation: signing up changes it without loading the page anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "navigated"
  useEffect(() => setMayBeSignedIn(hasSignedInHint()), [key]);

  return (
    <div className={classes.menu} data-layout={layout}>
      {mayBeSignedIn ? (
        <Suspense fallback={<DeveloperLogin onChoose={onChoose} />}>
          <SignedInMenu onChoose={onChoose} />
        </Suspense>
      ) : (
        <DeveloperLogin onChoose={onChoose} />
      )}
    </div>
  );
}
