import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { LeaveDialog } from '../../../../web/components/LeaveDialog.tsx';
import SignInAgainDialog from '../../../sign-up/web/SignInAgainDialog.tsx';
import type { CurrentDeveloper } from '../../developers.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { forgetDeveloperDrafts } from './developer-drafts.ts';

type OwnerDialogsProps = {
  owner: CurrentDeveloper;
  guard: { isAsking: boolean; stay: () => void; leave: () => void; release: () => void };
  session: { hasEnded: boolean; renew: () => void };
};

/** What the owner is asked over the page: before leaving unsaved changes, and where the session has ended. */
function OwnerDialogs({ owner, guard, session }: OwnerDialogsProps) {
  const navigate = useNavigate();
  const goOn = (developer: CurrentDeveloper) => {
    session.renew();
    if (developer.id === owner.id) return;
    // Somebody else signed in: what was typed here waits for its owner.
    guard.release();
    void navigate(paths.developerProfile(developer.id));
  };
  return (
    <>
      {guard.isAsking ? (
        <LeaveDialog
          words={developerAccountContent.leave}
          onStay={guard.stay}
          onKeep={guard.leave}
          onDiscard={() => {
            guard.leave();
            forgetDeveloperDrafts(owner.id);
          }}
        />
      ) : null}
      {session.hasEnded ? <SignInAgainDialog developer={owner} onSignedIn={goOn} /> : null}
    </>
  );
}

export default OwnerDialogs;
