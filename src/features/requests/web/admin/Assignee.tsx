import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { ListedRequest } from '../../contact-inbox.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import type { Assigning } from './useInboxChanges.ts';

const words = adminInboxContent.assignee;

interface AssigneeProps {
  request: ListedRequest;
  assigning: Assigning;
}

export function Assignee({ request: { id, assignee }, assigning }: AssigneeProps) {
  const { data: assignees = assignee ? [assignee] : [] } = trpc.admin.inbox.assignees.useQuery();
  return (
    <SelectField
      label={words.field}
      options={[
        { value: '', label: words.nobody },
        ...assignees.map((one) => ({ value: String(one.id), label: one.username })),
      ]}
      value={assignee ? String(assignee.id) : ''}
      disabled={assigning.isPending}
      onChange={(event) => assigning.assign(id, Number(event.currentTarget.value) || null)}
    />
  );
}
