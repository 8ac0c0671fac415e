import type { buildOpenApiDocument } from './openapi.ts';
import { restOperationsOf } from './openapi-document.ts';

type Document = ReturnType<typeof buildOpenApiDocument>;

/** What the document says about the value of a part of a path. */
interface ValueSchema {
  type?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

function fits(value: string, { type, minimum = 1, maximum = Infinity, pattern }: ValueSchema) {
  if (type === 'integer') {
    return /^[1-9]\d*$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  }
  return pattern === undefined || new RegExp(pattern).test(value);
}

/** One operation of the document, by the addresses that can mean it. */
function createMatcher(path: string, parameters: readonly unknown[]) {
  // As the adapter matches: without regard to case and to slashes at the ends.
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i');
  const schemas = new Map<string, ValueSchema>();
  for (const parameter of parameters) {
    if (typeof parameter !== 'object' || parameter === null || !('schema' in parameter)) continue;
    if (!('in' in parameter) || parameter.in !== 'path' || !('name' in parameter)) continue;
    schemas.set(String(parameter.name), { ...Object(parameter.schema) });
  }
  return (address: string) => {
    const values = pattern.exec(address);
    if (!values) return false;
    return Object.entries(values.groups ?? {}).every(([name, value]) =>
      fits(value, schemas.get(name) ?? {}),
    );
  };
}

/** What the document says about an address. */
export interface RestAddress {
  methods: Set<string>;
  /** The path of the document that stands for it, with names in the place of values. */
  template: string;
}

/**
 * What an address below /api takes, or null for an address that names nothing: an unknown path, or one with a
 * value in it that nothing can have. Where one method takes a slug and another an id, both are taken, and the other says
 * what it wants instead.
 */
export function addressFinder(document: Document): (address: string) => RestAddress | null {
  const operations = restOperationsOf(document).map(({ path, method, operation }) => ({
    path,
    method: method.toUpperCase(),
    matches: createMatcher(path, operation.parameters ?? []),
  }));
  return (address) => {
    const found = new Set(
      operations.filter(({ matches }) => matches(address)).map(({ path }) => path),
    );
    const [template] = found;
    if (template === undefined) return null;
    const allowed = new Set(
      operations.filter(({ path }) => found.has(path)).map(({ method }) => method),
    );
    if (allowed.has('GET')) allowed.add('HEAD');
    return { methods: allowed, template };
  };
}
