import type { ContentKind } from '../../../src/shared/content/kind.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import type { TestApp } from '../../setup/harness.ts';

/** The owner, who reads the list and mends what is on it. */
export async function createOwner(testApp: TestApp) {
  const { caller } = await signedInAdmin(testApp);
  return {
    caller,
    list: () => caller.admin.launch.list(),
    async edit<Value>({ name }: ContentKind<string, Value>, change: (value: Value) => object) {
      const { value } = await caller.admin.content.get({ kind: name });
      const changed = change(value as Value);
      await caller.admin.content.save({ kind: name, value: { ...changed } });
    },
  };
}

export type Owner = Awaited<ReturnType<typeof createOwner>>;
