import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type AdminAreaId, adminAreas } from '../../../../shared/words/admin.ts';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { useRowKeys } from '../../../../web/admin/list/useRowKeys.ts';
import { PartFailed } from '../../../../web/admin/PartFailed.tsx';
import { areaPanels } from './area-panels.ts';
import { Dashboard, isDashboardTab } from './Dashboard.tsx';
import { useAreas } from './useAreas.ts';
import { useNextAnswer } from './useNextAnswer.ts';

const labelOf = (area: AdminAreaId) => adminAreas.find(({ id }) => id === area)?.label ?? '';

/** The chosen area. */
export function Desk() {
  const { area } = useAreas();
  const region = useRef<HTMLDivElement>(null);
  useRowKeys(region);
  useNextAnswer();
  const heading = isDashboardTab(area) ? null : <AreaHeading title={labelOf(area)} />;
  const instead = (part: ReactNode) => (
    <>
      {heading}
      {part}
    </>
  );
  // A boundary of its own for each area: React keeps the former area on the screen otherwise, until the panel has come.
  const within = (panel: ReactNode) => (
    <ErrorBoundary fallback={instead(<PartFailed />)} resetKeys={[area]}>
      <Suspense key={area} fallback={instead(<ListSkeleton />)}>
        {panel}
      </Suspense>
    </ErrorBoundary>
  );
  const Panel = isDashboardTab(area) ? null : areaPanels[area].Panel;
  return (
    <div ref={region}>
      {isDashboardTab(area) ? <Dashboard tab={area} within={within} /> : null}
      {Panel ? within(<Panel />) : null}
    </div>
  );
}
