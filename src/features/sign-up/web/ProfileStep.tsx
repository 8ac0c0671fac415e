import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../../web/api/trpc.ts';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { FirstProfile } from './FirstProfile.tsx';
import PlainProfileStep from './PlainProfileStep.tsx';

type ProfileStepProps = {
  onBack: () => void;
  onSignedOut: () => void;
};

export default function ProfileStep({ onBack, onSignedOut }: ProfileStepProps) {
  const [developer]: [CurrentDeveloper | null, unknown] = trpc.developer.current.useSuspenseQuery();
  const leave = useEffectEvent(onSignedOut);
  const isSignedOut = developer === null;
  useEffect(() => {
    if (isSignedOut) leave();
  }, [isSignedOut]);

  return developer ? (
    <FirstProfile key={developer.id} developer={developer} onBack={onBack} />
  ) : (
    <PlainProfileStep onBack={onBack} />
  );
}
