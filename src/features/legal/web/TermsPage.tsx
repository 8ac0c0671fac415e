import { paths } from '../../../shared/paths.ts';
import { useContent } from '../../../web/content/published-content.ts';
import type { termsKind } from '../words/terms.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={useContent<typeof termsKind>('terms')} path={paths.terms} />;
}
