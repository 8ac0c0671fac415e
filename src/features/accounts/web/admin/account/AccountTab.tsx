import { roleMay } from '../../../../../shared/admin-roles.ts';
import { TabHeading } from '../../../../../web/admin/TabHeading.tsx';
import { adminAccountContent as words } from '../../../words/admin-account.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { FactorsSection } from './factors/FactorsSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export function AccountTab() {
  const { admin } = useAdminSession();
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <PasswordSection />
      <FactorsSection />
      <MailSection />
      <SessionsSection />
      {roleMay(admin.role, 'manageAccounts') ? <PeopleSection /> : null}
    </>
  );
}
