import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { LeaveDialog } from '../../../../web/components/dialog/LeaveDialog.tsx';
import type { CurrentDeveloper } from '../../developers.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { forgetDeveloperDrafts } from './developer-drafts.ts';
import type { OwnerParts } from './owner-parts.ts';

type OwnerDialogsProps = {
  owner: CurrentDeveloper;
  guard: { isAsking: boolean; stay: () => void; leave: () => void; release: () => void };
  session: { hasEnded: boolean; renew: () => void };
  SignInAgain: OwnerParts['SignInAgain'];
};

function OwnerDialogs({ owner, guard, session, SignInAgain }: OwnerDialogsProps) {
  const navigate = useNavigate();
  const goOn = (developer: CurrentDeveloper) => {
    session.renew();
    if (developer.id === owner.id) return;
    // Another developer signed in: the drafts stay for their owner.
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
      {session.hasEnded ? <SignInAgain developer={owner} onSignedIn={goOn} /> : null}
    </>
  );
}

export default OwnerDialogs;
