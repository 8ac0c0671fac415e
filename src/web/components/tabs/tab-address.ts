/** `id` is the value of the address's `tab` parameter. */
export type PageTab<Id extends string = string> = { id: Id; label: string };

/** At least one tab; the first is the address without a parameter. */
export type PageTabs<Id extends string = string> = readonly [PageTab<Id>, ...PageTab<Id>[]];

export function tabOfAddress<Id extends string>(
  tabs: PageTabs<Id>,
  searchParams: URLSearchParams,
): PageTab<Id> {
  const wanted = searchParams.get('tab');
  return tabs.find((tab) => tab.id === wanted) ?? tabs[0];
}

export function tabPath<Id extends string>(path: string, tabs: PageTabs<Id>, id: Id): string {
  return id === tabs[0].id ? path : `${path}?${new URLSearchParams({ tab: id })}`;
}
