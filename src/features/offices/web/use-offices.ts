import { useContent } from '../../../web/content/published-content.ts';
import type { officesKind } from '../words/offices.ts';

/** The route of the page names the kind "offices". */
export const useOffices = () => useContent<typeof officesKind>('offices').offices;
