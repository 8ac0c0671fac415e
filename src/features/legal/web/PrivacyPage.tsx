import { paths } from '../../../shared/paths.ts';
import { privacyContent } from '../words/privacy.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={privacyContent} path={paths.privacy} />;
}
