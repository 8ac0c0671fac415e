/** A tab with the value of the address's `tab` parameter. */
export type PageTab<Id extends string = string> = { id: Id; label: string };

/** At least one tab; the first is the address without a parameter. */
export type PageTabs<Id extends string = string> = readonly [PageTab<Id>, ...PageTab<Id>[]];

/** The tab that the address asks for; the first one when it names none or an unknown one. */
export function tabOfAddress<Id extends string>(
  tabs: PageTabs<Id>,
  searchParams: URLSearchParams,
): PageTab<Id> {
  const wanted = searchParams.get('tab');
  return tabs.find((tab) => tab.id === wanted) ?? tabs[0];
}

/** The address of a tab of the page at `path`. */
export function tabPath<Id extends string>(path: string, tabs: PageTabs<Id>, id: Id): string {
  return id === tabs[0].id ? path : `${path}?${new URLSearchParams({ tab: id })}`;
}
