import type { Deps } from '../../../../server/deps.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { availabilityKinds } from '../../../availability/availability-options.ts';
import { availabilityKindNames } from '../../../availability/words/availability-facts.ts';
import { languageNames } from '../../../availability/words/languages.ts';
import { findSkill } from '../../../skills/server/skills.service.ts';
import type { DirectoryFilters } from '../../developers.ts';
import { hoursSteps, mostCounted, rateOf, rateSteps } from '../../directory/directory-choices.ts';
import type { FacetName, FacetOption } from '../../directory/facets.ts';
import { facetWords } from '../../words/directory/facets.ts';

export type WordCounts = ReadonlyMap<string, number>;

interface Counted {
  counts: WordCounts;
  now: Date;
  filters: DirectoryFilters;
}

const capped = (count: number) => Math.min(count, mostCounted + 1);
const byLabel = (one: FacetOption, other: FacetOption) => one.label.localeCompare(other.label);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The words of a facet, without its name. */
function valuesOf(facet: string, { counts }: Counted): [value: string, count: number][] {
  const start = `${facet}=`;
  return [...counts].flatMap(([word, count]) =>
    word.startsWith(start) && word !== start ? [[word.slice(start.length), count]] : [],
  );
}

function plainOptions(
  facet: string,
  counted: Counted,
  labelOf: (value: string) => string | undefined,
) {
  return valuesOf(facet, counted)
    .flatMap(([value, count]) => {
      const label = labelOf(value);
      return label === undefined ? [] : [{ value, label, count: capped(count) }];
    })
    .sort(byLabel);
}

/** Former keys of a skill count with the key of today. */
function skillOptions(deps: Pick<Deps, 'content'>, counted: Counted): FacetOption[] {
  const options = new Map<string, FacetOption>();
  for (const [stored, count] of valuesOf('skill', counted)) {
    const skill = findSkill(deps, stored);
    if (!skill) continue;
    const before = options.get(skill.key)?.count ?? 0;
    options.set(skill.key, { value: skill.key, label: skill.name, count: capped(before + count) });
  }
  return [...options.values()].sort(byLabel);
}

function hoursOptions(counted: Counted): FacetOption[] {
  const values = valuesOf('hours', counted);
  return hoursSteps.flatMap((step) => {
    const count = values.reduce(
      (sum, [value, one]) => (Number(value) >= step ? sum + one : sum),
      0,
    );
    return count > 0 || step === counted.filters.minHours
      ? [{ value: String(step), label: facetWords.hours.atLeast(step), count: capped(count) }]
      : [];
  });
}

function freeOptions(counted: Counted): FacetOption[] {
  const values = valuesOf('free', counted).filter(([value]) => value.length !== 'YYYY-MM'.length);
  const days = facetWords.free.steps.map(({ days: ahead, label }) => {
    const day = dayOf(new Date(counted.now.getTime() + ahead * dayMs));
    return { value: day, label };
  });
  const { freeBy } = counted.filters;
  if (freeBy && days.every(({ value }) => value !== freeBy)) {
    days.push({ value: freeBy, label: facetWords.free.by(freeBy) });
  }
  return days.map((day) => ({
    ...day,
    count: capped(
      values.reduce(
        (sum, [value, one]) => (value === 'now' || value <= day.value ? sum + one : sum),
        0,
      ),
    ),
  }));
}

/** Steps that find more than the one before. */
function rateOptions(counted: Counted): FacetOption[] {
  const values = valuesOf('rate', counted).flatMap(([value, count]) => {
    const rate = rateOf(value);
    return rate ? [{ ...rate, money: `${rate.currency}.${rate.per}`, count }] : [];
  });
  const moneys = [...new Set(values.map(({ money }) => money))].sort();
  return moneys.flatMap((money) => {
    const own = values.filter((one) => one.money === money);
    const [any] = own;
    if (!any) return [];
    let sum = 0;
    return rateSteps.flatMap((step) => {
      const more = own.find(({ upTo }) => upTo === step)?.count ?? 0;
      sum += more;
      const value = `${money}.${step}`;
      if (more === 0 && value !== counted.filters.rate) return [];
      const label = facetWords.rate.upTo({ ...any, upTo: step });
      return [{ value, label, group: facetWords.rate.group(any), count: capped(sum) }];
    });
  });
}

/** Options that somebody would be found by. */
export function optionsOf(
  deps: Pick<Deps, 'content'>,
  facet: FacetName,
  counted: Counted,
): FacetOption[] {
  switch (facet) {
    case 'skill':
      return skillOptions(deps, counted);
    case 'hours':
      return hoursOptions(counted);
    case 'free':
      return freeOptions(counted);
    case 'rate':
      return rateOptions(counted);
    case 'kind':
      return plainOptions('kind', counted, (value) => {
        const kind = availabilityKinds.find((one) => one === value);
        return kind && availabilityKindNames[kind];
      });
    case 'language': {
      const names: Readonly<Record<string, string>> = languageNames;
      return plainOptions('language', counted, (value) => names[value]);
    }
    case 'mark':
      return plainOptions('mark', counted, () => facetWords.verified);
    default:
      return plainOptions(facet, counted, (value) => value);
  }
}
