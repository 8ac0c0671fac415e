import { createMemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countVisit } from '../../../src/features/traffic/web/visit.ts';
import { trafficLimits, visitReportSchema } from '../../../src/shared/visits.ts';

it('a visit that begins at an address longer than the server takes is told like any other', () => {
  const beacons: string[] = [];
  Object.assign(navigator, { sendBeacon: (_path: string, body: string) => beacons.push(body) });
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
  const initialEntries = [`/blog/${'long-'.repeat(600)}`];
  const router = createMemoryRouter([{ path: '/blog/:slug' }], { initialEntries });
  countVisit(router);
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  isHidden.mockReturnValue(false);

  expect(beacons).toHaveLength(1);
  const [beacon = ''] = beacons;
  expect(visitReportSchema.safeParse(JSON.parse(beacon)).error).toBeUndefined();
  expect(beacon.length).toBeLessThan(trafficLimits.beaconBytes);
});
