import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Acceptance } from '../../../requests/web/page/NdaSection.tsx';
import { adminInboxContent } from '../../../requests/words/contact-inbox.ts';
import type { ListedAgreement } from '../../agreements.ts';
import { QuoteSheet } from '../QuoteSheet.tsx';

const { agreements: words, thread } = adminInboxContent;

export function KeptAgreements() {
  const agreements = trpc.admin.agreements.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [revoking, setRevoking] = useState<ListedAgreement | null>(null);
  if (!agreements.data?.length) return null;
  return (
    <Box component="section" aria-labelledby="kept-agreements" mt="3xl">
      <Title order={2} size="h4" id="kept-agreements">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <ul className="ruled">
        {agreements.data.map((agreement) => (
          <Item
            key={agreement.requestId}
            agreement={agreement}
            onRevoke={() => setRevoking(agreement)}
          />
        ))}
      </ul>
      {revoking ? <Revocation agreement={revoking} onClose={() => setRevoking(null)} /> : null}
    </Box>
  );
}

function Item({ agreement, onRevoke }: { agreement: ListedAgreement; onRevoke: () => void }) {
  const { firstName, lastName, company, email, quote, nda, agreedAt, keptUntil } = agreement;
  const { linkCount } = agreement;
  const what = [quote ? words.quote(quote.title) : '', nda ? words.nda : ''].filter(Boolean);
  return (
    <Stack component="li" gap="xs" py="md" align="flex-start">
      <Text>
        <strong dir="auto">{`${firstName} ${lastName}`.trim()}</strong>{' '}
        <bdi>{[company, email].filter(Boolean).join(', ')}</bdi>
      </Text>
      <Text fz="sm">
        {what.join(', ')}, {words.facts(formatDateTime(agreedAt), formatDateTime(keptUntil))}
      </Text>
      <Box component="details" w="100%">
        <summary>{words.read}</summary>
        <Stack gap="lg" mt="md" maw="56rem">
          {quote ? <QuoteSheet quote={quote} /> : null}
          {nda ? (
            <div>
              <Acceptance accepted={nda} />
            </div>
          ) : null}
        </Stack>
      </Box>
      <Group gap="md">
        <Text fz="sm" c="dimmed">
          {linkCount === 0 ? words.noLinks : words.links(linkCount)}
        </Text>
        {linkCount > 0 ? (
          <Button size="xs" variant="outline" color="red" onClick={onRevoke}>
            {thread.revoke}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

interface RevocationProps {
  agreement: ListedAgreement;
  onClose: () => void;
}

function Revocation({ agreement: { requestId }, onClose }: RevocationProps) {
  const utils = trpc.useUtils();
  const revocation = trpc.admin.agreements.revokeLinks.useMutation(
    withToasts({
      done: thread.revoked,
      failed: thread.revokeFailed,
      onDone: () => utils.admin.agreements.list.invalidate(),
    }),
  );
  const revoke = () => {
    onClose();
    revocation.mutate({ requestId });
  };
  return (
    <Dialog
      title={words.confirm.title}
      onClose={onClose}
      answers={[
        { label: thread.confirm.keep, onChoose: onClose, isSafe: true },
        { label: thread.confirm.revoke, onChoose: revoke, isDangerous: true },
      ]}
    >
      <p>{words.confirm.text}</p>
    </Dialog>
  );
}
