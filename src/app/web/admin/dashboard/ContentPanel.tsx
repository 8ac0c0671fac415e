import { ContentTab } from '../../../../features/content/web/admin/ContentTab.tsx';
import { contentKinds } from '../../../content-kinds.ts';

export const ContentPanel = () => <ContentTab kinds={contentKinds} />;
