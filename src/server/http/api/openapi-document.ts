import type { generateOpenApiDocument } from 'trpc-to-openapi';

type Document = ReturnType<typeof generateOpenApiDocument>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function operationsOf(document: Document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

function pascalCase(operationId: string): string {
  return operationId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Moves request bodies into schemas named after the operation: client generators name their types by them. */
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

/** Copies each description from the schema to the parameter, where readers expect it. */
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

function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  return [first, ...others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)].join(
    '',
  );
}

/**
 * OpenAPI treats paths that differ only in a parameter's name as one path. Merges their operations and gives the parameter a
 * joint name.
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
