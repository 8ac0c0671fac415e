const refuse = () => () => {
  throw new Error('Inputs are checked by zod: a route has no JSON schema.');
};

/** Replaces Fastify's compilers of JSON schemas, which every start would load and set up. */
export const withoutJsonSchemas = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
