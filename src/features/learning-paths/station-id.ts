/** Names the element of a station in the page of its path. */
export const stationId = (number: number) => `station-${number}`;
