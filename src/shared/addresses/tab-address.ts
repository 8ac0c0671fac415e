import type { SectionState } from '../content/fields.ts';

/** `id` is the value of the address's `tab` parameter. */
export type PageTab<Id extends string = string> = { id: Id; label: string };

/** At least one tab; the first is the address without a parameter. */
export type PageTabs<Id extends string = string> = readonly [PageTab<Id>, ...PageTab<Id>[]];

export function tabOfAddress<Tabs extends PageTabs>(
  tabs: Tabs,
  searchParams: URLSearchParams,
): Tabs[number] {
  const wanted = searchParams.get('tab');
  return tabs.find((tab) => tab.id === wanted) ?? tabs[0];
}

export function tabPath<Id extends string>(path: string, tabs: PageTabs<Id>, id: Id): string {
  return id === tabs[0].id ? path : `${path}?${new URLSearchParams({ tab: id })}`;
}

/** A tab that shows a section of content. */
export type SectionTab<Section extends string = string> = PageTab & { section: Section };

/** Tabs of the shown sections, in the order of these. */
export function tabsOfSections<Section extends string>(
  tabs: readonly SectionTab<Section>[],
  sections: readonly SectionState<Section>[],
): SectionTab<Section>[] {
  return sections.flatMap(({ id, isShown }) =>
    isShown ? tabs.filter(({ section }) => section === id) : [],
  );
}

/** Address of the tab that shows a section. Null for a hidden one. */
export function tabPathsOf<Section extends string>(
  path: string,
  tabs: readonly SectionTab<Section>[],
  sections: readonly SectionState<Section>[],
) {
  const [first, ...others] = tabsOfSections(tabs, sections);
  return (section: Section) => {
    if (!first) return null;
    const tab = [first, ...others].find((one) => one.section === section);
    return tab ? tabPath(path, [first, ...others], tab.id) : null;
  };
}
