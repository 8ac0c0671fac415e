import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { furtherTools } from './further-tools.ts';
import { toolPageOf } from './tool-types.ts';

export const furtherToolsKind = contentKind({
  name: 'further-tools',
  isOfTools: true,
  title: 'AI tools: the others',
  places: [{ label: 'AI tools', path: paths.resources }],
  pagesOf: ({ groups }) =>
    groups.flatMap(({ tools }) =>
      tools.map((tool) => toolPageOf({ ...tool, slug: hyphenate(tool.name) })),
    ),
  release: { groups: furtherTools },
});
