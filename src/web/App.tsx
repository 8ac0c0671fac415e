import 'virtual:theme.css';
import './styles/global.css';
import type { ReactNode } from 'react';
import { type HeadCollector, HeadContext } from './page-head.tsx';

/** Everything around the router, the same on the server and in the browser. */
export function App({ head, children }: { head: HeadCollector; children: ReactNode }) {
  return <HeadContext value={head}>{children}</HeadContext>;
}
