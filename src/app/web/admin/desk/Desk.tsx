import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { useRowKeys } from '../../../../web/admin/list/useRowKeys.ts';
import { PartFailed } from '../../../../web/admin/PartFailed.tsx';
import { areaPanels } from './area-panels.ts';
import { Dashboard, isDashboardTab } from './Dashboard.tsx';
import { useAreas } from './useAreas.ts';

/** The chosen area. */
export function Desk() {
  const { area } = useAreas();
  const region = useRef<HTMLDivElement>(null);
  useRowKeys(region);
  const within = (panel: ReactNode) => (
    <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[area]}>
      <Suspense fallback={<ListSkeleton />}>{panel}</Suspense>
    </ErrorBoundary>
  );
  const Panel = isDashboardTab(area) ? null : areaPanels[area];
  return (
    <div ref={region}>
      {isDashboardTab(area) ? <Dashboard tab={area} within={within} /> : null}
      {Panel ? within(<Panel />) : null}
    </div>
  );
}
