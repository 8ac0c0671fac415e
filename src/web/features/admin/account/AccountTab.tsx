import { adminAccountContent as words } from '../../../../content/admin-account.ts';
import { TabHeading } from '../parts/TabHeading.tsx';
import { FactorsSection } from './factors/FactorsSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** The account of the admin who is signed in. */
export function AccountTab() {
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <PasswordSection />
      <FactorsSection />
      <MailSection />
      <SessionsSection />
    </>
  );
}
