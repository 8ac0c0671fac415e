import { useCallback, useEffect, useRef, useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { messageOf } from '../../../../../web/api/call-errors.ts';
import { askForProofsWith } from '../../../../../web/api/proof-link.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import { useAdminSession } from './admin-session.ts';
import { ProofForm } from './ProofForm.tsx';

const words = adminContent.session.proof;

/** Opens when a call needs fresh proof of identity. One answer settles all waiting calls. */
export function ProofDialog() {
  const { signInCount } = useAdminSession();
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const settle = useCallback((isProven: boolean) => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
  }, []);

  useEffect(() => {
    const end = askForProofsWith(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => {
      end();
      settle(false);
    };
  }, [settle]);

  // A new sign-in counts as proof.
  useEffect(() => {
    if (signInCount > 0) settle(true);
  }, [signInCount, settle]);

  if (!isOpen) return null;
  return <OpenDialog onEnd={settle} />;
}

function OpenDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const factors = trpc.admin.account.factors.useQuery();
  return (
    <Dialog title={words.title} onClose={() => onEnd(false)} isOnTop>
      <p>{words.text}</p>
      {factors.isError ? <p role="alert">{messageOf(factors.error, words.failed)}</p> : null}
      {factors.data ? (
        <ProofForm
          factors={factors.data}
          onProven={() => onEnd(true)}
          onCancel={() => onEnd(false)}
        />
      ) : null}
    </Dialog>
  );
}
