import { developerAccountContent } from '../../../content/developer-account.ts';
import { Section } from '../../components/Section.tsx';
import { withMantine } from '../../MantineScope.tsx';
import { AccountData } from './AccountData.tsx';
import { Inbox } from './Inbox.tsx';
import classes from './OwnerArea.module.css';
import { SessionList } from './SessionList.tsx';

/** What only the owner of a profile sees: messages, sessions, their data and the way out. */
function OwnerArea({ onDeleted }: { onDeleted: () => void }) {
  const { title, text } = developerAccountContent.ownerOnly;
  return (
    <Section tone="sky" edge={3} label={title}>
      <p className={classes.note}>
        <strong>{title}.</strong> {text}
      </p>
      <div className={classes.columns}>
        <Inbox />
        <div className={classes.aside}>
          <SessionList />
          <AccountData onDeleted={onDeleted} />
        </div>
      </div>
    </Section>
  );
}

export default withMantine(OwnerArea);
