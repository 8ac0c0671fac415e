import { escapeScriptJson } from '../escape-script-json.ts';

/** A schema.org object of a part that only the server draws. The objects of a whole page stand in its head (`PageHead`). */
export function StructuredData({ of: data }: { of: Record<string, unknown> }) {
  const json = escapeScriptJson(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is escaped for a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
