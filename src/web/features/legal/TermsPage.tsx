import { termsContent } from '../../../content/terms.ts';
import { paths } from '../../../shared/paths.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={termsContent} path={paths.terms} />;
}
