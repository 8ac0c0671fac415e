import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchContent } from '../../../content/search.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import classes from './SearchDialog.module.css';
import { optionId, SearchResults } from './SearchResults.tsx';
import { useSearchGroups } from './useSearchGroups.ts';

const listId = 'site-search-results';
/** Longest text that the server takes. */
const maxLength = 100;

type SearchDialogProps = { onClose: () => void };

/**
 * The search over the whole site: a modal dialog with the combobox pattern of the ARIA Authoring Practices. The
 * dialog element keeps the keyboard inside, closes on Escape and gives focus back.
 */
function Dialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { query, groups, isSearching, hasFailed } = useSearchGroups(text);
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const activeIndex = Math.min(active, count - 1);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => {
    document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const close = () => dialog.current?.close();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(activeIndex))?.click();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((activeIndex + step + count) % count);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={searchContent.label}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={classes.panel}>
        <div className={classes.box}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" focusable="false">
            <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21" />
          </svg>
          <input
            type="text"
            role="combobox"
            aria-label={searchContent.label}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? optionId(activeIndex) : undefined}
            value={text}
            maxLength={maxLength}
            placeholder={searchContent.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
            }}
          />
          <button
            type="button"
            className={classes.close}
            aria-label={searchContent.close}
            onClick={close}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" focusable="false">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <SearchResults
          id={listId}
          groups={groups}
          activeIndex={activeIndex}
          onPoint={setActive}
          onChoose={close}
        />
        {count === 0 && !isSearching ? (
          <div className={classes.empty}>
            <p className={classes.emptyTitle}>{searchContent.empty.title(query)}</p>
            <p>{searchContent.empty.text}</p>
          </div>
        ) : null}
        {hasFailed ? (
          <p className={classes.failed} role="alert">
            {searchContent.remoteFailed}
          </p>
        ) : null}
        <div className={classes.foot}>
          <p role="status">
            {isSearching ? searchContent.searching : query ? searchContent.count(count) : null}
          </p>
          <ul className={classes.keys}>
            {searchContent.keys.map(({ keys, meaning }) => (
              <li key={keys}>
                <kbd>{keys}</kbd> {meaning}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  );
}

export const SearchDialog = withApi(Dialog);
