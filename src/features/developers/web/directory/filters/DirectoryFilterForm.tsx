import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { paths } from '../../../../../shared/paths.ts';
import { countries } from '../../../../../shared/words/countries/countries.ts';
import { PageLink } from '../../../../../web/components/PageLink.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { ScrollRow } from '../../../../../web/components/tabs/ScrollRow.tsx';
import { toolNames } from '../../../../tools/words/tool-names.ts';
import { chosenFilters } from '../../../addresses/chosen-filters.ts';
import {
  type DirectoryFilters,
  directoryPath,
  filtersOf,
  hasFilters,
  noFilters,
} from '../../../addresses/directory-filters.ts';
import { developerLimits } from '../../../developer-limits.ts';
import type { Facets } from '../../../directory/facets.ts';
import {
  experienceSteps,
  exploreDevelopersWords,
} from '../../../words/directory/directory-words.ts';
import { ChipLinks } from './ChipLinks.tsx';
import classes from './DirectoryFilterForm.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import { MoreFilters } from './MoreFilters.tsx';

const words = exploreDevelopersWords.filters;
/** Debounce: browsers limit the rate of address changes, and each change sends a query. */
const searchDelayMs = 350;

/** The server's HTML holds the initial value. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const given = [...field.options].find((option) => option.defaultSelected);
  return given !== undefined && !given.selected;
}

function filtersIn(form: HTMLFormElement): DirectoryFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return filtersOf(new URLSearchParams(fields));
}

interface DirectoryFilterFormProps {
  filters: DirectoryFilters;
  /** Undefined until they are counted. */
  facets: Facets | undefined;
}

export function DirectoryFilterForm({ filters, facets }: DirectoryFilterFormProps) {
  const navigate = useNavigate();
  const { key: locationKey, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state?.isOfForm;
  const { location: next } = useNavigation();
  // A choice that is on its way to the address counts: a chip that is pressed meanwhile adds to it.
  const latest =
    next?.pathname === paths.exploreDevelopers
      ? filtersOf(new URLSearchParams(next.search))
      : filters;
  const form = useRef<HTMLFormElement>(null);
  const pendingSearch = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pendingSearch.current), []);

  const show = (replace = false) => {
    clearTimeout(pendingSearch.current);
    if (form.current) {
      navigate(directoryPath(filtersIn(form.current)), {
        ...{ replace, preventScrollReset: true, state: { isOfForm: true } },
      });
    }
  };

  // Applies text typed before hydration to the list.
  const adopt = useEffectEvent(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) show(true);
  });
  useEffect(() => adopt(), []);

  // Updates the fields after a navigation, except the one that has focus.
  const followAddress = useEffectEvent((_navigation: string) => {
    // The fields may hold a further choice by now, which is still on its way to the address.
    if (isOwn) return;
    for (const [name, value] of [
      ['q', filters.q],
      ['country', filters.country],
      ['experience', String(filters.experience || '')],
      ['hours', String(filters.hours || '')],
      ...(['skill', 'kind', 'free', 'rate', 'language', 'mark'] as const).map(
        (choice) => [choice, filters[choice]] as const,
      ),
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field.value.trim() !== value && document.activeElement !== field) field.value = value;
    }
  });
  // Runs after every navigation, also to the same filters, but not on mount.
  const shownLocation = useRef(locationKey);
  useEffect(() => {
    if (shownLocation.current !== locationKey) followAddress(locationKey);
    shownLocation.current = locationKey;
  }, [locationKey]);

  const toolChip = (name: string) => {
    const isChosen = latest.tools.includes(name);
    const tools = isChosen ? latest.tools.filter((tool) => tool !== name) : [...latest.tools, name];
    const count = facets?.options.tool.find(({ value }) => value === name)?.count;
    const label = count === undefined ? name : `${name} (${words.counted(count)})`;
    return { key: name, label, isChosen, to: directoryPath({ ...latest, tools }) };
  };
  const chosenChips = chosenFilters(latest, facets).map(({ name, label, without }) => ({
    ...{ key: name, label, isChosen: true, to: directoryPath(without) },
  }));

  return (
    <Stack component="search" gap="sm">
      <form
        action={paths.exploreDevelopers}
        className={classes.form}
        ref={form}
        // Keeps the browser from restoring later input when the visitor goes back.
        autoComplete="off"
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <label className={classes.label}>
          <span>{words.search.label}</span>
          <input
            className="field"
            type="search"
            dir="auto"
            name="q"
            defaultValue={filters.q}
            maxLength={developerLimits.searchText}
            placeholder={words.search.placeholder}
            enterKeyHint="search"
            onChange={() => {
              clearTimeout(pendingSearch.current);
              pendingSearch.current = setTimeout(() => show(true), searchDelayMs);
            }}
          />
        </label>
        <FilterSelect
          name="country"
          words={words.country}
          chosen={filters.country}
          options={countries.map((country) => ({
            ...{ value: country, label: country },
            count: facets?.options.country.find(({ value }) => value === country)?.count,
          }))}
          onChoose={() => show()}
        />
        <FilterSelect
          name="experience"
          words={words.experience}
          chosen={String(filters.experience || '')}
          options={experienceSteps.map((years) => ({
            ...{ value: String(years), label: words.experience.atLeast(years) },
          }))}
          onChoose={() => show()}
        />
        {latest.tools.length > 0 ? (
          <input type="hidden" name="tool" value={latest.tools.join(',')} />
        ) : null}
        {latest.sort ? <input type="hidden" name="sort" value={latest.sort} /> : null}
        <Button type="submit" variant="default">
          {words.search.submit}
        </Button>
        <Columns
          className={classes.tools}
          widths="auto 1fr"
          from="xs"
          gap="0"
          columnGap="md"
          align="center"
        >
          <Text id="directory-tools" fz="sm" fw={600}>
            {words.tools.label}
          </Text>
          <ScrollRow>
            <ChipLinks labelledBy="directory-tools" wrap="nowrap" chips={toolNames.map(toolChip)} />
          </ScrollRow>
        </Columns>
        <MoreFilters filters={filters} facets={facets} onChoose={() => show()} />
      </form>
      {hasFilters(filters) ? (
        <Columns widths="auto 1fr" from="xs" gap="xs" columnGap="md" align="center">
          <Text id="directory-chosen" fz="sm" fw={600}>
            {words.chosen}
          </Text>
          <ChipLinks labelledBy="directory-chosen" chips={chosenChips}>
            <li>
              <Button
                component={PageLink}
                to={directoryPath({ ...noFilters, sort: filters.sort })}
                preventScrollReset
                variant="subtle"
                size="xs"
              >
                {words.clear}
              </Button>
            </li>
          </ChipLinks>
        </Columns>
      ) : null}
    </Stack>
  );
}
