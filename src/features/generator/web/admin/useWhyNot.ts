import { trpc } from '../../../../web/api/trpc.ts';

/** Says why nothing can be asked of the AI now. Null when it can, and until that is known. */
export function useWhyNot(): string | null {
  const status = trpc.admin.aiDrafts.status.useQuery(undefined, { refetchOnMount: 'always' });
  return status.data?.hint || null;
}
