import type { Deps } from '../../../server/deps.ts';
import type { Settings } from '../../../server/env.ts';
import { settingGaps } from '../../../server/setting-gaps.ts';
import { contentFormPath } from '../../../shared/addresses/content-address.ts';
import type { ContentValue } from '../../../shared/content/fields.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { textsIn } from '../../../shared/content/texts/texts-in.ts';
import { paths } from '../../../shared/paths.ts';
import { aboutKind } from '../../about/words/about.ts';
import type { SavedContent } from '../../content/content.ts';
import { type ContentKinds, getAllContent } from '../../content/server/content.service.ts';
import { inboxPath } from '../../requests/inbox-address.ts';
import type { LaunchItem } from '../launch.ts';
import { launchItems as words } from '../words/launch.ts';
import { samplesIn } from './content-samples.ts';
import { deliveredFounder, textsOfFormerFounder } from './former-founder.ts';
import { reservedAddressesIn, reservedNumbersIn } from './reserved-texts.ts';
import { findSampleRows } from './sample-rows.service.ts';
import { shownContent } from './shown-content.ts';
import { type SavedKind, unsetContent } from './unset-content.ts';

/** Pages that lack something without the setting. */
const pageOfGap = {
  mode: paths.home,
  mail: inboxPath,
  sms: paths.developerSignup,
  ai: `${paths.admin}?tab=generator`,
  backups: paths.admin,
} as const;

const subjectOfGap = {
  mode: 'Settings',
  mail: 'Mail',
  sms: 'Text messages',
  ai: 'AI drafts',
  backups: 'Backups',
} as const;

const itemOf = ({ name, title }: ContentKind, what: string): LaunchItem => ({
  what: words.ofKind(title, what),
  link: contentFormPath(name),
});

/** Finds what a value itself shows to be sample or reserved. */
function itemsOfValue(
  kind: ContentKind,
  value: Readonly<Record<string, ContentValue>>,
): LaunchItem[] {
  const { entryCount, notes } = samplesIn(kind, value);
  const texts = textsIn(value);
  return [
    ...(entryCount > 0 ? [words.samples(entryCount)] : []),
    ...notes.map((label) => (label ? words.markedAsSample(label) : words.wholeMarkedAsSample)),
    ...[...new Set(texts.flatMap(reservedNumbersIn))].map(words.reservedNumber),
    ...[...new Set(texts.flatMap(reservedAddressesIn))].map(words.reservedAddress),
  ].map((what) => itemOf(kind, what));
}

function itemsOfContent(
  kinds: ContentKinds,
  saved: readonly SavedContent[],
  settings: Settings,
): LaunchItem[] {
  const byName = new Map(saved.map((one) => [one.kind, one]));
  const savedOf = <Value>({ name, release }: ContentKind<string, Value>): SavedKind<Value> => {
    const { value, version } = byName.get(name) ?? { value: release, version: 0 };
    return { value: value as Value, version };
  };
  const { founder } = savedOf(aboutKind).value;
  const former = textsOfFormerFounder(shownContent(aboutKind, savedOf, kinds), founder);
  return [
    ...unsetContent(savedOf, settings).map(({ kind, what }) => itemOf(kind, what)),
    ...(former.length > 0
      ? [itemOf(aboutKind, words.formerFounder(deliveredFounder, former))]
      : []),
    ...kinds.flatMap((kind) => itemsOfValue(kind, shownContent(kind, savedOf, kinds))),
  ];
}

async function itemsOfRows({ db }: Pick<Deps, 'db'>): Promise<LaunchItem[]> {
  const { posts, developers } = await findSampleRows(db.prisma);
  return [
    ...(posts.length > 0 ? [{ what: words.posts(posts.length), link: paths.admin }] : []),
    ...(developers.length > 0
      ? [{ what: words.developers(developers.length), link: `${paths.admin}?tab=developers` }]
      : []),
  ];
}

/** Everything that is still sample, invented, unset or reserved. */
export async function launchList(
  deps: Pick<Deps, 'db' | 'settings'>,
  kinds: ContentKinds,
): Promise<LaunchItem[]> {
  const saved = await getAllContent(deps.db.prisma, kinds);
  return [
    ...itemsOfContent(kinds, saved, deps.settings),
    ...(await itemsOfRows(deps)),
    ...settingGaps(deps.settings).map(({ gap, sentence }) => ({
      what: words.setting(subjectOfGap[gap], sentence),
      link: pageOfGap[gap],
    })),
  ];
}
