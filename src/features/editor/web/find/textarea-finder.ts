import { typeOver } from '../../../../web/admin/text/type-over.ts';
import { type Finder, type FindQuery, type FindState, findMatches, stepIndex } from './finder.ts';

/** Shows the current match as the selection of the textarea. */
export function textareaFinder(field: HTMLTextAreaElement): Finder {
  let query: FindQuery = { text: '', matchCase: false };
  const matches = () => findMatches(field.value, query);
  const shown = (places = matches()) =>
    places.findIndex(
      ({ from, to }) => from === field.selectionStart && to === field.selectionEnd && from !== to,
    );
  const state = (): FindState => {
    const places = matches();
    return { count: places.length, at: shown(places) + 1 };
  };
  const show = (place: { from: number; to: number } | undefined) => {
    if (!place) return;
    field.setSelectionRange(place.from, place.to);
    // Browsers scroll to the selection of a field that gets the focus.
    field.blur();
    field.focus();
  };

  const step = (direction: 1 | -1): FindState => {
    const places = matches();
    const at = shown(places);
    const { selectionStart, selectionEnd } = field;
    const near =
      direction === 1
        ? places.findIndex(({ from }) => from >= selectionEnd)
        : places.findLastIndex(({ to }) => to <= selectionStart);
    const next = at < 0 && near >= 0 ? near : stepIndex(at, places.length, direction);
    show(places[next]);
    return state();
  };

  return {
    search: (next) => {
      query = next;
      return state();
    },
    step,
    replace: (by) => {
      const place = matches()[shown()];
      if (place) typeOver(field, place.from, place.to, by);
      return step(1);
    },
    replaceAll: (by) => {
      const places = matches();
      if (places.length === 0) return 0;
      const kept = [0, ...places.map(({ to }) => to)].map((from, index) =>
        field.value.slice(from, places[index]?.from ?? field.value.length),
      );
      typeOver(field, 0, field.value.length, kept.join(by));
      return places.length;
    },
    show: ({ from, to }) => {
      show({ from, to });
      return true;
    },
    clear: () => {},
  };
}
