import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { PartFailed } from '../../../../web/admin/PartFailed.tsx';
import { areaPanels } from './area-panels.ts';
import { Dashboard, isDashboardTab } from './Dashboard.tsx';
import { useAreas } from './useAreas.ts';

/** The chosen area. */
export function Desk() {
  const { area } = useAreas();
  const within = (panel: ReactNode) => (
    <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[area]}>
      <Suspense fallback={<ListSkeleton />}>{panel}</Suspense>
    </ErrorBoundary>
  );
  if (isDashboardTab(area)) return <Dashboard tab={area} within={within} />;
  const Panel = areaPanels[area];
  return within(<Panel />);
}
