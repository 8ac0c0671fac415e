import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { furtherTools } from './further-tools.ts';

export const furtherToolsKind = contentKind({
  name: 'further-tools',
  title: 'AI tools: the others',
  places: [{ label: 'AI tools', path: paths.resources }],
  release: { groups: furtherTools },
});
