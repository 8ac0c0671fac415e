import type { generateOpenApiDocument } from 'trpc-to-openapi';

type Document = ReturnType<typeof generateOpenApiDocument>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a document with its path. */
export function operationsOf(document: Document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** The operations below /api; what stands elsewhere names a server of its own. */
export function restOperationsOf(document: Document) {
  return operationsOf(document).filter(({ path }) => !document.paths?.[path]?.servers);
}

/** `developer-projects-create` is `DeveloperProjectsCreate`. */
function pascalCase(operationId: string): string {
  return operationId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Moves what operations take into named schemas, after the operation: generators of clients name their types by them. */
export function nameRequestBodies(document: Document): void {
  document.components ??= {};
  document.components.schemas ??= {};
  for (const { operation } of operationsOf(document)) {
    const { requestBody, operationId } = operation;
    if (!requestBody || '$ref' in requestBody || !operationId) continue;
    const media = requestBody.content['application/json'];
    if (!media?.schema || '$ref' in media.schema) continue;
    const name = `${pascalCase(operationId)}Input`;
    document.components.schemas[name] = media.schema;
    media.schema = { $ref: `#/components/schemas/${name}` };
  }
}

/** A parameter's description stands in its schema; readers look for it beside the parameter's name. */
export function describeParameters(document: Document): void {
  for (const { operation } of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      if (!('in' in parameter) || !parameter.schema || !('description' in parameter.schema))
        continue;
      parameter.description ??= parameter.schema.description;
    }
  }
}

const parameterNames = /(?<=\{)\w+(?=\})/g;

/** `id` and `slug` of one place are `idOrSlug`. */
function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  return [first, ...others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)].join(
    '',
  );
}

/**
 * Paths that differ by the name of a parameter alone are one path to OpenAPI: their operations are put together, and the
 * parameter is named after all that it may be.
 */
export function mergeIdenticalPaths(document: Document): void {
  const all = Object.entries(document.paths ?? {});
  const merged: NonNullable<Document['paths']> = {};
  const templates = new Set(all.map(([path]) => path.replace(parameterNames, '')));
  for (const template of templates) {
    const same = all.filter(([path]) => path.replace(parameterNames, '') === template);
    const namesOf = same.map(([path]): string[] => path.match(parameterNames) ?? []);
    const names = (namesOf[0] ?? []).map((_name, place) =>
      joinNames(namesOf.map((all) => all[place] ?? '')),
    );
    let place = 0;
    const path = template.replaceAll('{}', () => `{${names[place++]}}`);
    for (const [index, [, item]] of same.entries()) {
      for (const method of methods) {
        for (const parameter of item?.[method]?.parameters ?? []) {
          if (!('in' in parameter) || parameter.in !== 'path') continue;
          const at = namesOf[index]?.indexOf(parameter.name) ?? -1;
          parameter.name = names[at] ?? parameter.name;
        }
      }
      merged[path] = { ...merged[path], ...item };
    }
  }
  document.paths = merged;
}
