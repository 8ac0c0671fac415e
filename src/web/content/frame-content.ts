import type { identityKind } from '../../shared/content/identity.ts';
import type { navigationKind } from '../../shared/content/navigation.ts';
import { useContent } from './published-content.ts';

export const useIdentity = () => useContent<typeof identityKind>('identity');

export const useSiteNavigation = () => useContent<typeof navigationKind>('navigation');
