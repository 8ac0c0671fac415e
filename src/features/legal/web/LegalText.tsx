import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Prose } from '../../../web/components/prose/Prose.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { legalWords } from '../words/legal.ts';
import type { privacyKind } from '../words/privacy.ts';
import type { termsKind } from '../words/terms.ts';

type LegalPage = (typeof privacyKind | typeof termsKind)['release'];
type LegalSection = LegalPage['sections'][number];

type LegalTextProps = { content: LegalPage; path: string };

export function LegalText({ content, path }: LegalTextProps) {
  const { meta, hero, review, updated } = content;
  const sections = content.sections.filter(hasText);
  const { legalEntity } = useIdentity();
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={path}
        image={paths.socialImage(path)}
        structuredData={[{ '@type': 'WebPage', name: meta.title, dateModified: updated.dateTime }]}
      />
      <CompactHero hero={hero} contours={2}>
        {sections.length > 0 ? (
          <Group
            component="nav"
            aria-label={legalWords.contents}
            gap="0 1.25rem"
            fz="sm"
            visibleFrom="sm"
          >
            {sections.map(({ id, title }) => (
              <Group key={id} component="span" mih="var(--site-target)">
                <PageLink to={`${path}#${id}`}>{title}</PageLink>
              </Group>
            ))}
          </Group>
        ) : null}
      </CompactHero>
      <Section label={hero.eyebrow} space="snug">
        {review ? (
          <Paper component="aside" variant="dashed" p="md" mb="md" maw="var(--site-narrow-width)">
            <strong>{review.title}</strong>
            <Text fz="sm" mt="xxs">
              {review.text}
            </Text>
          </Paper>
        ) : null}
        <Stack className="ruled" gap={0}>
          {sections.map((section) => (
            <Subject key={section.id} section={section} />
          ))}
        </Stack>
        {legalEntity ? (
          <Text c="dimmed" fz="sm">
            {legalWords.operator}: {legalEntity}
          </Text>
        ) : null}
        <Text c="dimmed" fz="sm">
          {legalWords.updated}: <time dateTime={updated.dateTime}>{updated.label}</time>
        </Text>
      </Section>
    </>
  );
}

const partsOf = (section: LegalSection) => ({
  points: 'points' in section ? (section.points ?? []) : [],
  table: 'table' in section && section.table?.rows.length ? section.table : null,
});

function hasText(section: LegalSection): boolean {
  const { points, table } = partsOf(section);
  return section.paragraphs.length > 0 || points.length > 0 || table !== null;
}

function Subject({ section }: { section: LegalSection }) {
  const { id, title, paragraphs } = section;
  const { points, table } = partsOf(section);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Columns widths="4fr 7fr" gap="md" py="xl">
        <Title order={2} id={`${id}-title`} fz="2xl" maw="20ch">
          {title}
        </Title>
        <Prose>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
            <p key={index}>
              <InlineSentence text={text} />
            </p>
          ))}
          {points.length > 0 ? (
            <ul>
              {points.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
                <li key={index}>
                  <InlineSentence text={text} />
                </li>
              ))}
            </ul>
          ) : null}
          {table ? (
            <table>
              <caption className="visually-hidden">{table.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{table.columns.what}</th>
                  <th scope="col">{table.columns.text}</th>
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ what, text }) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
        </Prose>
      </Columns>
    </section>
  );
}
