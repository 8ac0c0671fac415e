const refuse = () => () => {
  throw new Error('Inputs are checked by zod: a route has no JSON schema.');
};

/** For Fastify, instead of the compilers of JSON schemas that it would load and set up with every start. */
export const withoutJsonSchemas = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
