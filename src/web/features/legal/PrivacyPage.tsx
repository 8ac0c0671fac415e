import { privacyContent } from '../../../content/privacy.ts';
import { paths } from '../../../shared/paths.ts';
import { LegalText } from './LegalText.tsx';

export function Component() {
  return <LegalText content={privacyContent} path={paths.privacy} />;
}
