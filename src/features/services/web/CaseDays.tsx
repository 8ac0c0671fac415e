import { Group, Stack, Text } from '@mantine/core';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { fill } from '../../../shared/content/texts/fill.ts';
import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { Section, type Tone } from '../../../web/components/sections/Section.tsx';
import type { Edge } from '../../../web/components/sections/SectionEdge.tsx';
import { useEntry } from '../../../web/content/published-content.ts';
import type { serviceCases } from '../../examples/service-cases.ts';
import classes from './HeroPicture.module.css';

/** The example that belongs to a service, if there is one. */
export function useServiceCase(path: string) {
  return useEntry<typeof serviceCases>('service-cases', wholeList)?.cases[path] ?? null;
}

/** A screen of an app or of this site. Its proportions are those of all pictures of services. */
export function Screen({ picture }: { picture: PictureContent }) {
  return (
    <div className={classes.picture} data-look="screen">
      <Picture picture={picture} width={1200} height={900} look="plain" />
    </div>
  );
}

type CaseDaysProps = {
  /** Path of the service. */
  path: string;
  days: {
    title: string;
    intro: string;
    whole: string;
    tryIt: string;
    screen?: PictureContent;
  };
  tone?: Tone;
  edge?: Edge;
};

/** The days of an example, part by part, from the rates of the estimate. */
export function CaseDays({ path, days, ...look }: CaseDaysProps) {
  const shown = useServiceCase(path);
  if (!shown) return null;
  const { name, to, parts } = shown;
  const named = (text: string) => fill(text, { name });
  return (
    <Section {...look} heading={{ title: days.title, intro: named(days.intro) }} layout="split">
      <Stack gap="lg" align="flex-start">
        {days.screen?.src ? <Screen picture={days.screen} /> : null}
        <dl className="ruled" data-closed style={{ width: '100%' }}>
          {parts.map((part) => (
            <Group key={part.what} justify="space-between" gap="sm" py="sm" wrap="nowrap">
              <dt>{part.what}</dt>
              <Text component="dd" inherit style={{ whiteSpace: 'nowrap' }}>
                {part.days}
              </Text>
            </Group>
          ))}
          <Group justify="space-between" gap="sm" py="sm" fw={600}>
            <dt>{named(days.whole)}</dt>
            <Text component="dd" variant="display" fz="2xl" lh={1}>
              {shown.days}
            </Text>
          </Group>
        </dl>
        <ButtonLink to={to} variant="default">
          {named(days.tryIt)}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
