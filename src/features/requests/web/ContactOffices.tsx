import { useContent } from '../../../web/content/published-content.ts';
import { OfficeList } from '../../offices/web/OfficeList.tsx';
import type { contactKind } from '../words/contact.ts';

/** Only the server draws it: its script would weigh more than its HTML. */
export function ContactOffices() {
  const { getInTouch } = useContent<typeof contactKind>('contact');
  return <OfficeList title={getInTouch.officesTitle} />;
}
