import { paths } from '../../../shared/paths.ts';
import { termsContent } from '../words/terms.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={termsContent} path={paths.terms} />;
}
