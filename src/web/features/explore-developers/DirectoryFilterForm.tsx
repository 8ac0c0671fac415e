import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { countries } from '../../../content/countries.ts';
import { exploreDevelopersContent } from '../../../content/explore-developers.ts';
import { toolNames } from '../../../content/tool-names.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { paths } from '../../../shared/paths.ts';
import classes from './DirectoryFilterForm.module.css';
import {
  type DirectoryFilters,
  directoryPath,
  hasFilters,
  noFilters,
} from './directory-address.ts';

const words = exploreDevelopersContent.filters;
/** Browsers cap how often an address may change, and every change asks the server. */
const searchDelayMs = 350;
const keepScroll = { keepScroll: true };

/** Search and filters. Without JavaScript a plain GET form and links; with it the list follows at once. */
export function DirectoryFilterForm({ filters }: { filters: DirectoryFilters }) {
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const search = useRef<HTMLInputElement>(null);
  const pendingSearch = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pendingSearch.current), []);

  // A link or a step back may have changed the address: the box follows it, but not while somebody types there.
  const followAddress = useEffectEvent((_navigation: string) => {
    const input = search.current;
    if (input && input.value.trim() !== filters.q && document.activeElement !== input) {
      input.value = filters.q;
    }
  });
  // Every navigation counts, also one to the same words.
  useEffect(() => followAddress(locationKey), [locationKey]);

  const show = (change: Partial<DirectoryFilters>, replace = false) => {
    clearTimeout(pendingSearch.current);
    const q = (search.current?.value ?? filters.q).trim();
    navigate(directoryPath({ ...filters, q, ...change }), { replace, state: keepScroll });
  };
  const toolsWithout = (name: string) => filters.tools.filter((tool) => tool !== name);

  return (
    <search className={classes.search}>
      <form
        action={paths.exploreDevelopers}
        className={classes.form}
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          show({});
        }}
      >
        <label className={classes.field} data-field="search">
          <span>{words.search.label}</span>
          <input
            ref={search}
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={developerLimits.searchText}
            placeholder={words.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => {
              clearTimeout(pendingSearch.current);
              pendingSearch.current = setTimeout(() => show({}, true), searchDelayMs);
            }}
          />
        </label>
        <label className={classes.field}>
          <span>{words.country.label}</span>
          <select
            name="country"
            value={filters.country}
            onChange={(event) => show({ country: event.currentTarget.value })}
          >
            <option value="">{words.country.any}</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
        </label>
        <label className={classes.field}>
          <span>{words.experience.label}</span>
          <select
            name="experience"
            value={filters.experience || ''}
            onChange={(event) => show({ experience: Number(event.currentTarget.value) })}
          >
            <option value="">{words.experience.any}</option>
            {words.experience.steps.map((years) => (
              <option key={years} value={years}>
                {words.experience.atLeast(years)}
              </option>
            ))}
          </select>
        </label>
        {filters.tools.length > 0 ? (
          <input type="hidden" name="tool" value={filters.tools.join(',')} />
        ) : null}
        <button type="submit" className={classes.submit}>
          {words.search.submit}
        </button>
      </form>
      <div className={classes.tools}>
        <p id="directory-tools">{words.tools.label}</p>
        <ul aria-labelledby="directory-tools">
          {toolNames.map((name) => {
            const isChosen = filters.tools.includes(name);
            const tools = isChosen ? toolsWithout(name) : [...filters.tools, name];
            return (
              <li key={name}>
                <Link
                  to={directoryPath({ ...filters, tools })}
                  state={keepScroll}
                  rel="nofollow"
                  aria-current={isChosen ? 'true' : undefined}
                  className={classes.tool}
                >
                  {name}
                </Link>
              </li>
            );
          })}
          {hasFilters(filters) ? (
            <li>
              <Link to={directoryPath(noFilters)} state={keepScroll} className={classes.clear}>
                {words.clear}
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
    </search>
  );
}
