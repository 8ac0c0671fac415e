import { Button } from '@mantine/core';
import { claimsContent as words } from '../../words/claims.ts';
import type { Claims } from './useClaims.ts';

interface OpenClaimsProps {
  claims: Claims;
  isListed: boolean;
  onToggle: () => void;
}

export function OpenClaims({ claims, isListed, onToggle }: OpenClaimsProps) {
  if (!claims.isKnown) return null;
  const { openCount, listed } = claims;
  return (
    <Button
      variant="default"
      size="sm"
      title={words.openHint}
      aria-expanded={isListed}
      disabled={listed.length === 0 && !isListed}
      onClick={onToggle}
    >
      {words.open(openCount, listed.length)}
    </Button>
  );
}
