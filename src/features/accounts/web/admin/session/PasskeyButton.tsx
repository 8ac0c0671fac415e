import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { PasskeyUse } from '../../../passkeys.ts';
import { hasPasskeys, presentPasskey } from './passkey.ts';

interface PasskeyButtonProps {
  children: string;
  onPasskey: (passkey: PasskeyUse) => Promise<unknown>;
  onFailed: (error: unknown) => void;
}

export function PasskeyButton({ children, onPasskey, onFailed }: PasskeyButtonProps) {
  const options = trpc.admin.passkeyOptions.useMutation();
  const use = useMutation({
    mutationFn: async () => {
      const passkey = await presentPasskey(await options.mutateAsync());
      if (passkey) await onPasskey(passkey);
    },
    onError: onFailed,
  });
  if (!hasPasskeys()) return null;
  return (
    <Button variant="default" disabled={use.isPending} onClick={() => use.mutate()}>
      {children}
    </Button>
  );
}
