import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { countries } from '../../../../shared/words/countries/countries.ts';
import { PageLink } from '../../../../web/components/PageLink.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { ScrollRow } from '../../../../web/components/tabs/ScrollRow.tsx';
import { toolNames } from '../../../tools/words/tool-names.ts';
import { developerLimits } from '../../developer-limits.ts';
import { experienceSteps, exploreDevelopersWords } from '../../words/explore-developers-words.ts';
import classes from './DirectoryFilterForm.module.css';
import {
  type DirectoryFilters,
  directoryPath,
  filtersOf,
  hasFilters,
  noFilters,
} from './directory-address.ts';

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
  /** Empty while nobody knows it. */
  skillName: string;
}

export function DirectoryFilterForm({ filters, skillName }: DirectoryFilterFormProps) {
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const pendingSearch = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pendingSearch.current), []);

  const show = (replace = false) => {
    clearTimeout(pendingSearch.current);
    if (form.current) {
      navigate(directoryPath(filtersIn(form.current)), { replace, preventScrollReset: true });
    }
  };

  // Applies text typed before hydration to the list.
  const adopt = useEffectEvent(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) show(true);
  });
  useEffect(() => adopt(), []);

  // Updates the fields after a navigation, except the one that has focus.
  const followAddress = useEffectEvent((_navigation: string) => {
    for (const [name, value] of [
      ['q', filters.q],
      ['country', filters.country],
      ['experience', String(filters.experience || '')],
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

  const toolsWithout = (name: string) => filters.tools.filter((tool) => tool !== name);

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
        <label className={classes.label}>
          <span>{words.country.label}</span>
          <span className="select">
            <select
              className="field"
              name="country"
              defaultValue={filters.country}
              onChange={() => show()}
            >
              <option value="">{words.country.any}</option>
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          </span>
        </label>
        <label className={classes.label}>
          <span>{words.experience.label}</span>
          <span className="select">
            <select
              className="field"
              name="experience"
              defaultValue={filters.experience || ''}
              onChange={() => show()}
            >
              <option value="">{words.experience.any}</option>
              {experienceSteps.map((years) => (
                <option key={years} value={years}>
                  {words.experience.atLeast(years)}
                </option>
              ))}
            </select>
          </span>
        </label>
        {filters.tools.length > 0 ? (
          <input type="hidden" name="tool" value={filters.tools.join(',')} />
        ) : null}
        {filters.skill ? <input type="hidden" name="skill" value={filters.skill} /> : null}
        <Button type="submit" variant="default" mih="3.25rem">
          {words.search.submit}
        </Button>
      </form>
      {filters.skill && skillName ? (
        <Group gap="md">
          <Text fz="sm" fw={600}>
            {words.skill}
          </Text>
          <Button
            component={PageLink}
            to={directoryPath({ ...filters, skill: '' })}
            preventScrollReset
            rel="nofollow"
            variant="outline"
            size="sm"
            radius="xl"
            aria-current="true"
            rightSection={<span aria-hidden="true">×</span>}
          >
            {skillName}
          </Button>
        </Group>
      ) : null}
      <Columns widths="auto 1fr" from="xs" gap="0" columnGap="md" align="center">
        <Text id="directory-tools" fz="sm" fw={600}>
          {words.tools.label}
        </Text>
        <ScrollRow>
          <Group component="ul" gap="xs" wrap="nowrap" aria-labelledby="directory-tools">
            {toolNames.map((name) => {
              const isChosen = filters.tools.includes(name);
              const tools = isChosen ? toolsWithout(name) : [...filters.tools, name];
              return (
                <li key={name}>
                  <Button
                    component={PageLink}
                    to={directoryPath({ ...filters, tools })}
                    preventScrollReset
                    rel="nofollow"
                    variant="outline"
                    size="sm"
                    radius="xl"
                    aria-current={isChosen ? 'true' : undefined}
                    rightSection={isChosen ? <span aria-hidden="true">×</span> : null}
                  >
                    {name}
                  </Button>
                </li>
              );
            })}
            {hasFilters(filters) ? (
              <li>
                <Button
                  component={PageLink}
                  to={directoryPath(noFilters)}
                  preventScrollReset
                  variant="subtle"
                  size="xs"
                >
                  {words.clear}
                </Button>
              </li>
            ) : null}
          </Group>
        </ScrollRow>
      </Columns>
    </Stack>
  );
}
