/** Words of the facts of a month in the feed of what changed. */
export const factMonthWords = {
  entryTitle: (month: string, facts: number, tools: number) =>
    `${month}: ${facts === 1 ? '1 fact' : `${facts} facts`} about ${tools === 1 ? '1 tool' : `${tools} tools`}`,
} as const;
