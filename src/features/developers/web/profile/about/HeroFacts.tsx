import { Badge, Button, Group, Stack } from '@mantine/core';
import { trpc } from '../../../../../web/api/trpc.ts';
import { ChipList } from '../../../../../web/components/text/ChipList.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import { keepingPath } from '../../../addresses/shortlist-path.ts';
import { shortlistWords } from '../../../words/directory/shortlist-button.ts';
import { heroFactsWords as words } from '../../../words/hero-facts.ts';
import { useShownDeveloper } from '../useShownDeveloper.ts';

/** All skills stand below, with their projects. */
const shownSkills = 5;

/** Skills, the day from which somebody is free, and the ways to get in touch. Drawn by the server alone on a first visit. */
export function HeroFacts({ isOwn = false }: { isOwn?: boolean }) {
  const { developerId } = useShownDeveloper();
  const { data: skills = [] } = trpc.developer.skills.shown.useQuery({ developerId });
  const { data: shown } = trpc.developer.availability.ofDeveloper.useQuery({ developerId });
  const { freeFrom } = shown ?? {};
  return (
    <Stack gap="md">
      <ChipList label={words.skills} items={skills.slice(0, shownSkills).map(({ name }) => name)} />
      {shown ? (
        <div>
          <Badge color="moss" size="lg">
            {freeFrom ? words.freeFrom(formatLongDate(new Date(freeFrom))) : words.freeNow}
          </Badge>
        </div>
      ) : null}
      {isOwn ? null : (
        <Group className="screen-only" gap="sm">
          <Button component="a" href="#message-form">
            {words.write}
          </Button>
          <Button component="a" href={keepingPath(developerId)} variant="default">
            {shortlistWords.add}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
