import { paths } from '../../../shared/paths.ts';
import { useContent } from '../../../web/content/published-content.ts';
import type { privacyKind } from '../words/privacy.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={useContent<typeof privacyKind>('privacy')} path={paths.privacy} />;
}
