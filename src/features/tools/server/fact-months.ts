import type { Deps } from '../../../server/deps.ts';
import { xmlText } from '../../../server/formats/xml.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { type ToolEntry, toolsBySlug } from '../tool-entries.ts';
import { factMonthWords as words } from '../words/fact-months.ts';
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

export interface FactMonth {
  /** As in `2026-11`. */
  month: string;
  title: string;
  updated: string;
  /** A list of the facts. */
  html: string;
}

/** The last months in which something was said about tools, the latest first. */
export function factMonths({
  content,
  settings: { siteOrigin },
}: Pick<Deps, 'content' | 'settings'>): readonly FactMonth[] {
  const facts = [...toolsBySlug((kind) => content.valueOf(kind)).values()].flatMap(factsOf);
  const months = [...new Set(facts.flatMap((fact) => monthOf(fact) ?? []))].sort().reverse();
  return months.slice(0, mostMonths).map((month) => {
    const own = facts.filter((fact) => monthOf(fact) === month);
    const tools = new Set(own.map(({ tool }) => tool.slug)).size;
    const name = monthName.format(new Date(`${month}-01T00:00:00Z`));
    return {
      month,
      title: words.entryTitle(name, own.length, tools),
      updated: lastDay(month, own),
      html: `<ul>${own.map((fact) => factHtml(fact, siteOrigin)).join('')}</ul>`,
    };
  });
}
