import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../../web/components/states/ErrorState.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { answersOf } from '../../finder-answers.ts';
import type { FinderAnswer } from '../../open-tools.ts';
import { comparisonPath } from '../../words/comparison-path.ts';
import type { finderKind } from '../../words/finder/finder-kind.ts';
import { StatedSource } from '../tool/StatedSource.tsx';

const useWords = () => useContent<typeof finderKind>('tool-finder').result;

/** Three tools by the answers in the address, with reasons and objections. */
function FinderResult() {
  const words = useWords();
  const [searchParams] = useSearchParams();
  const { data, isError, refetch } = trpc.tools.finder.useQuery(answersOf(searchParams));
  if (isError) {
    return (
      <Section label={words.failed} space="snug">
        <ErrorState
          title={words.failed}
          action={<Button onClick={() => void refetch()}>{words.again}</Button>}
        />
      </Section>
    );
  }
  if (!data) return null;
  const { tools, equals, isClosest } = data;
  const heading = { title: isClosest ? words.closest : words.title, intro: words.intro };
  return (
    <Section heading={heading} space="snug">
      <Stack component="ol" className="ruled" gap={0} data-closed>
        {tools.map((tool) => (
          <FoundTool key={tool.slug} tool={tool} />
        ))}
      </Stack>
      {equals.length > 0 ? (
        <Group gap="0 var(--mantine-spacing-md)">
          <Text>{words.equals}</Text>
          {equals.map(({ slug, name }) => (
            <TallLink key={slug} to={paths.toolPage(slug)}>
              {name}
            </TallLink>
          ))}
        </Group>
      ) : null}
      {tools.length > 1 ? (
        <Group mt="md">
          <ButtonLink to={comparisonPath(tools.map(({ slug }) => slug))} arrow>
            {words.compare}
          </ButtonLink>
        </Group>
      ) : null}
    </Section>
  );
}

type Found = FinderAnswer['tools'][number];

function FoundTool({ tool }: { tool: Found }) {
  const words = useWords();
  const { slug, name, description, reasons, objections, order, fits } = tool;
  const parts = [
    <Statements key="reasons" title={words.reasons} statements={reasons} />,
    <Statements key="objections" title={words.objections} statements={objections} />,
  ];
  return (
    <Stack component="li" gap="xs" py="md">
      <Title order={3}>
        <TallLink to={paths.toolPage(slug)}>{name}</TallLink>
      </Title>
      <Text maw="var(--site-measure)">{description}</Text>
      <Columns widths="1fr 1fr" gap="md">
        {fits ? parts : [...parts].reverse()}
      </Columns>
      {order ? (
        <Text c="dimmed" fz="sm">
          {words.order[order]}
        </Text>
      ) : null}
    </Stack>
  );
}

function Statements({ title, statements }: { title: string; statements: Found['reasons'] }) {
  return (
    <Stack gap="xs">
      <Title order={4} fz="md">
        {title}
      </Title>
      <Stack component="ul" gap="xs">
        {statements.map(({ says, cell, fact }) => (
          <li key={cell ?? says}>
            <Text maw="var(--site-measure)">
              <strong>{says}</strong> {fact?.text}
            </Text>
            {fact ? <StatedSource fact={fact} /> : null}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

export default withApi(FinderResult);
