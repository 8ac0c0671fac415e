import { ratesKind } from '../../../features/estimate/rates.ts';
import { privacyKind } from '../../../features/legal/words/privacy.ts';
import { termsKind } from '../../../features/legal/words/terms.ts';
import { officesKind } from '../../../features/offices/words/offices.ts';
import type { Settings } from '../../../server/env.ts';
import { identityKind } from '../../../shared/content/identity.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { navigationKind } from '../../../shared/content/navigation.ts';
import { launchItems as words } from '../words/launch.ts';

export interface SavedKind<Value> {
  value: Value;
  /** 0 while nobody has saved it. */
  version: number;
}

export type SavedOf = <Value>(kind: ContentKind<string, Value>) => SavedKind<Value>;

interface Unset {
  kind: ContentKind;
  what: string;
}

const inWords = (names: readonly string[]) => names.join(', ');

function isOfHost(name: string, host: string): boolean {
  return host === name || host.endsWith(`.${name}`);
}

/** Finds what the owner has not filled in yet. */
export function unsetContent(saved: SavedOf, { siteOrigin }: Settings): Unset[] {
  const { brand, person, socialLinks, legalEntity } = saved(identityKind).value;
  const { host, hostname } = new URL(siteOrigin);
  const withoutUrl = socialLinks.filter(({ url }) => !url).map(({ name }) => name);
  const withoutTarget = saved(navigationKind)
    .value.footer.columns.flatMap(({ entries }) => entries)
    .filter(({ to }) => !to)
    .map(({ label }) => label);
  const isDelivered = brand === identityKind.release.brand;
  return [
    ...(isDelivered && !isOfHost(brand, hostname)
      ? [{ kind: identityKind, what: words.siteName(brand, host) }]
      : []),
    ...(person.name === identityKind.release.person.name
      ? [{ kind: identityKind, what: words.person(person.name) }]
      : []),
    ...(legalEntity ? [] : [{ kind: identityKind, what: words.legalEntity }]),
    ...(withoutUrl.length > 0
      ? [{ kind: identityKind, what: words.socialLinks(inWords(withoutUrl)) }]
      : []),
    ...(withoutTarget.length > 0
      ? [{ kind: navigationKind, what: words.footerEntries(inWords(withoutTarget)) }]
      : []),
    ...(saved(ratesKind).version === 0 ? [{ kind: ratesKind, what: words.rates }] : []),
    ...(saved(officesKind).version === 0 ? [{ kind: officesKind, what: words.offices }] : []),
    ...[privacyKind, termsKind].flatMap((kind) =>
      saved<{ review?: unknown }>(kind).value.review ? [{ kind, what: words.review }] : [],
    ),
  ];
}
