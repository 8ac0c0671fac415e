import { Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { SideBySide } from '../../../web/components/text/SideBySide.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import {
  idsIn,
  keepsOnOpening,
  shortlistLimits,
  shortlistPath,
} from '../../developers/addresses/shortlist-path.ts';
import { DeveloperPhoto } from '../../developers/web/profile/photo/DeveloperPhoto.tsx';
import { keepIds, keptIds } from '../../developers/web/shortlist/kept-developers.ts';
import { ShortlistButton } from '../../developers/web/shortlist/ShortlistButton.tsx';
import type { Shortlist } from '../shortlists.ts';
import { shortlistPageContent as words } from '../words/shortlist-page.ts';

const WriteToSeveral = await ownChunk(
  async () => (await import('./WriteToSeveral.tsx')).WriteToSeveral,
);

type Developer = Shortlist['developers'][number];

function Face({ developer }: { developer: Developer }) {
  const { name } = developer;
  return (
    <Stack gap="xs" align="flex-start">
      <div style={{ width: 'min(100%, 9rem)' }}>
        <DeveloperPhoto
          developerId={developer.id}
          url={developer.profilePhotoUrl}
          alt=""
          name={name}
          sizes="9rem"
        />
      </div>
      <PageLink to={developer.path}>{name}</PageLink>
      <ShortlistButton developerId={developer.id} name={name} />
    </Stack>
  );
}

interface OthersProps {
  ids: readonly number[];
  developers: readonly Developer[];
}

/** The rest of a long list. A link brings each of them to the others side by side. */
function Others({ ids, developers }: OthersProps) {
  const beside = ids.slice(0, shortlistLimits.sideBySide - 1);
  return (
    <Stack gap="md" mt="3xl">
      <h2>{words.others}</h2>
      <ul className="ruled">
        {developers.map((developer) => (
          <Group key={developer.id} component="li" justify="space-between" py="xs">
            <div>
              <PageLink to={developer.path}>{developer.name}</PageLink>
              <Text c="dimmed" fz="sm">
                {developer.place}
              </Text>
            </div>
            <Group gap="xs">
              <ButtonLink
                to={shortlistPath([...new Set([...beside, developer.id, ...ids])])}
                variant="default"
                size="sm"
              >
                {words.compare}
                <span className="visually-hidden">: {developer.name}</span>
              </ButtonLink>
              <ShortlistButton developerId={developer.id} name={developer.name} />
            </Group>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}

function FilledShortlist({ developers, rows }: Shortlist) {
  const beside = developers.slice(0, shortlistLimits.sideBySide);
  const ids = developers.map(({ id }) => id);
  return (
    <>
      <Section label={words.list} space="snug">
        <Stack gap="md">
          <h2>{words.table}</h2>
          <SideBySide
            label={words.table}
            heads={beside.map((developer) => ({
              key: developer.id,
              head: <Face developer={developer} />,
            }))}
            rows={rows.map(({ label, values }) => ({
              name: label,
              cells: values.map((value) =>
                value === null ? (
                  <Text key="none" c="dimmed">
                    {words.notGiven}
                  </Text>
                ) : (
                  <bdi key={value}>{value}</bdi>
                ),
              ),
            }))}
          />
        </Stack>
        {developers.length > beside.length ? (
          <Others ids={ids} developers={developers.slice(beside.length)} />
        ) : null}
      </Section>
      <ServerDrawn key={ids.join()} id="write-to-several" part={WriteToSeveral} />
    </>
  );
}

/** Opens the list that this browser keeps, where the address names nobody or somebody to keep. */
function useOwnList(named: string): void {
  const isKeeping = useSearchParams()[0].get('keep') === keepsOnOpening;
  const navigate = useNavigate();
  useEffect(() => {
    const ids = idsIn(named);
    if (ids.length > 0 && !isKeeping) return;
    const own = [...new Set([...keptIds(), ...ids])];
    // A full list shows the developer without keeping them.
    if (own.length === 0 || own.length > shortlistLimits.kept) return;
    keepIds(own);
    void navigate(shortlistPath(own), { replace: true });
  }, [named, isKeeping, navigate]);
}

/** The address names the developers. */
function ShortlistPage() {
  const { developers: named = '' } = useParams();
  useOwnList(named);
  const { data } = trpc.developer.shortlist.read.useQuery({ developers: named });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isNarrowed />
      <CompactHero hero={words.hero} contours={2} />
      {data?.developers.length === 0 ? (
        <Section label={words.empty.title} space="snug">
          <EmptyState
            drawing="search"
            title={words.empty.title}
            action={<ButtonLink to={paths.exploreDevelopers}>{words.empty.action}</ButtonLink>}
          >
            <p>{words.empty.text}</p>
          </EmptyState>
        </Section>
      ) : null}
      {data && data.developers.length > 0 ? <FilledShortlist {...data} /> : null}
    </>
  );
}

export const Component = withApi(ShortlistPage);
