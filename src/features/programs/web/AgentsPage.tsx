import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { CopyButton } from '../../../web/components/prose/CopyButton.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import type { agentsPageKind } from '../words/agents-page.ts';
import { type AgentSetting, agentSettings, agentsWords as words } from '../words/agents-words.ts';

/** Tells how an agent is connected. */
function AgentsPage() {
  const content = useContent<typeof agentsPageKind>('agents-page');
  const { siteOrigin } = useContext(HeadContext);
  const { meta, hero, open, consent, settings, tried, closing } = content;
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.agents}
        image={paths.socialImage(paths.agents)}
        structuredData={[{ '@type': 'WebPage', name: meta.title, description: meta.description }]}
      />
      <CompactHero hero={hero} contours={4} />
      <Section label={open.title}>
        <Columns widths="1fr 1fr" gap="3xl">
          {[open, consent].map(({ title, text, points }) => (
            <Stack key={title} gap="sm">
              <Title order={2} size="h3">
                {title}
              </Title>
              <Text>{text}</Text>
              <CheckList items={points} />
            </Stack>
          ))}
        </Columns>
      </Section>
      <Section tone="sand" label={settings.title}>
        <Stack gap="xl">
          <div>
            <Title order={2} size="h3">
              {settings.title}
            </Title>
            <Text>{settings.text}</Text>
          </div>
          {agentSettings(absoluteUrl(siteOrigin, serverPaths.mcp)).map((setting) => (
            <Setting key={setting.client} setting={setting} />
          ))}
          <div>
            <Title order={3} size="h4">
              {tried.title}
            </Title>
            <Text maw="var(--site-measure)">{tried.text}</Text>
          </div>
        </Stack>
      </Section>
      <Section label={words.further.title}>
        <Title order={2} size="h3" mb="md">
          {words.further.title}
        </Title>
        <FurtherWays />
      </Section>
      <Ending content={closing} edge={2} contours={3} />
    </>
  );
}

function Setting({ setting: { client, hint, code } }: { setting: AgentSetting }) {
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <div>
          <Title order={3} size="h4">
            {client}
          </Title>
          <Text c="dimmed">{hint}</Text>
        </div>
        <CopyButton
          text={code}
          label={words.copy}
          context={client}
          copiedLabel={words.copied}
          failedLabel={words.failed}
        />
      </Group>
      {/* A reader who has no mouse scrolls it too. */}
      <Paper
        withBorder
        p="sm"
        style={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={client}
      >
        <pre style={{ margin: 0 }} translate="no">
          <code>{code}</code>
        </pre>
      </Paper>
    </Stack>
  );
}

function FurtherWays() {
  const { links } = words.further;
  const ways = [
    { to: serverPaths.markdownOf(paths.agents), label: links.markdown },
    { to: serverPaths.llms, label: links.llms },
    { to: serverPaths.llmsFull, label: links.llmsFull },
    { to: paths.apiReference, label: links.reference },
    { to: serverPaths.openApi, label: links.openApi },
    { to: paths.changesFeed, label: links.changes },
  ];
  return (
    <Stack component="ul" gap="xs">
      {ways.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </Stack>
  );
}

export { AgentsPage as Component };
