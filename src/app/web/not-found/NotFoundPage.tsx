import { NotFound } from '../../../web/error/NotFound.tsx';

export function Component() {
  return <NotFound />;
}
