/** Words of the feed of facts about tools. */
export const toolChangesWords = {
  feedTitle: (brand: string) => `${brand}: facts about AI tools, month by month`,
  entryTitle: (month: string, facts: number, tools: number) =>
    `${month}: ${facts === 1 ? '1 fact' : `${facts} facts`} about ${tools === 1 ? '1 tool' : `${tools} tools`}`,
} as const;
