const refuse = () => () => {
  throw new Error('Inputs are checked by zod: a route has no JSON schema.');
};

/** Replaces Fastify's compilers of JSON schemas, which it would load and set up with every start. */
export const withoutJsonSchemas = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
