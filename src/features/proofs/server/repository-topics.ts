import { z } from 'zod';

export interface TopicSource {
  /** Address of the host's documented API, which answers without an account. */
  address: string;
  read(json: unknown): readonly string[];
}

const names = z.object({ names: z.array(z.string()) });
const topics = z.object({ topics: z.array(z.string()) });
const readNames = (json: unknown) => names.safeParse(json).data?.names ?? [];
const readTopics = (json: unknown) => topics.safeParse(json).data?.topics ?? [];

const sources: Readonly<Record<string, (path: string) => TopicSource>> = {
  'github.com': (path) => ({
    address: `https://api.github.com/repos/${path}/topics`,
    read: readNames,
  }),
  'gitlab.com': (path) => ({
    address: `https://gitlab.com/api/v4/projects/${encodeURIComponent(path)}`,
    read: readTopics,
  }),
  'codeberg.org': (path) => ({
    address: `https://codeberg.org/api/v1/repos/${path}/topics`,
    read: readTopics,
  }),
};

export function topicSourceOf(hostname: string, path: string): TopicSource | null {
  return (Object.hasOwn(sources, hostname) && sources[hostname]?.(path)) || null;
}
