import { AdminList } from '../../../../../../web/admin/AdminList.tsx';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { AccountSection } from '../AccountSection.tsx';
import { NewAccount } from './NewAccount.tsx';
import { PersonItem } from './PersonItem.tsx';

const words = adminAccountContent.people;

export function PeopleSection() {
  const { admin } = useAdminSession();
  const accounts = trpc.admin.accounts.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <AccountSection title={words.title} text={words.text}>
      <AdminList list={accounts} rowHeight="4.5rem">
        <ul className="ruled" aria-label={words.title}>
          {accounts.data?.map((account) => (
            <PersonItem key={account.id} account={account} isSelf={account.id === admin.id} />
          ))}
        </ul>
      </AdminList>
      <NewAccount />
    </AccountSection>
  );
}
