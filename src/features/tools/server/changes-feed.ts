import type { Deps } from '../../../server/deps.ts';
import { xmlText } from '../../../server/formats/xml.ts';
import { license } from '../../../server/open-data.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { type ToolEntry, toolsBySlug } from '../tool-entries.ts';
import { toolChangesWords as words } from '../words/tool-changes.ts';
import { endedCell, type StatedFact } from '../words/tool-types.ts';

interface ToolFact {
  tool: Pick<ToolEntry, 'slug' | 'name'>;
  cell: string;
  fact: StatedFact;
}

const mostMonths = 12;
const monthName = new Intl.DateTimeFormat(siteLocale, {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
});

const factsOf = (tool: ToolEntry): readonly ToolFact[] =>
  [...tool.cells, { cell: endedCell, fact: tool.ended }].flatMap(({ cell, fact }) =>
    fact ? [{ tool, cell, fact }] : [],
  );

/** A fact that names only its year belongs to no month. */
const monthOf = ({ fact }: ToolFact) => /^\d{4}-\d\d/.exec(fact.said.dateTime)?.[0] ?? null;

/** The last day that a fact of the month names; its first day where none names one. */
function lastDay(month: string, facts: readonly ToolFact[]): string {
  const days = facts
    .map(({ fact }) => fact.said.dateTime)
    .filter((day) => day.length > month.length);
  return `${days.sort().at(-1) ?? `${month}-01`}T00:00:00Z`;
}

function factHtml({ tool, cell, fact }: ToolFact, siteOrigin: string): string {
  const page = absoluteUrl(siteOrigin, paths.toolPage(tool.slug));
  const name = `<a href="${xmlText(page)}">${xmlText(tool.name)}</a>`;
  const source = `<a href="${xmlText(fact.source.href)}">${xmlText(fact.source.label)}</a>`;
  const said = `<time datetime="${xmlText(fact.said.dateTime)}">${xmlText(fact.said.label)}</time>`;
  return `<li>${name}, ${xmlText(cell)}: ${xmlText(fact.text)} (${source}, ${said})</li>`;
}

function entryOf(month: string, facts: readonly ToolFact[], siteOrigin: string): string {
  const tools = new Set(facts.map(({ tool }) => tool.slug)).size;
  const name = monthName.format(new Date(`${month}-01T00:00:00Z`));
  const html = `<ul>${facts.map((fact) => factHtml(fact, siteOrigin)).join('')}</ul>`;
  const lines = [
    `<title>${xmlText(words.entryTitle(name, facts.length, tools))}</title>`,
    `<id>${xmlText(absoluteUrl(siteOrigin, paths.toolFeed))}#${month}</id>`,
    `<link href="${xmlText(absoluteUrl(siteOrigin, paths.resources))}"/>`,
    `<updated>${lastDay(month, facts)}</updated>`,
    `<content type="html">${xmlText(html)}</content>`,
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}`).join('\n')}\n  </entry>`;
}

/** An Atom feed (RFC 4287) with an entry for each month in which something was said about tools. */
export function toolChangesFeed({
  content,
  settings: { siteOrigin },
}: Pick<Deps, 'content' | 'settings'>): string {
  const { brand } = siteIdentityOf(content);
  const facts = [...toolsBySlug((kind) => content.valueOf(kind)).values()].flatMap(factsOf);
  const months = [...new Set(facts.flatMap((fact) => monthOf(fact) ?? []))]
    .sort()
    .reverse()
    .slice(0, mostMonths)
    .map((month) => ({ month, facts: facts.filter((fact) => monthOf(fact) === month) }));
  const [latest] = months;
  const self = xmlText(absoluteUrl(siteOrigin, paths.toolFeed));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLocale}">`,
    `  <title>${xmlText(words.feedTitle(brand))}</title>`,
    `  <id>${self}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${self}"/>`,
    `  <link href="${xmlText(absoluteUrl(siteOrigin, paths.resources))}"/>`,
    `  <link rel="license" href="${license.url}"/>`,
    `  <author><name>${xmlText(brand)}</name></author>`,
    // An empty list has no day of its own.
    `  <updated>${latest ? lastDay(latest.month, latest.facts) : '1970-01-01T00:00:00Z'}</updated>`,
    ...months.map((one) => entryOf(one.month, one.facts, siteOrigin)),
    '</feed>',
    '',
  ].join('\n');
}
