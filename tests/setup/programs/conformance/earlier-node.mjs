import { register } from 'node:module';

// `node --import` this file: the suite of the protocol imports `globSync`, which Node 20 does not have. Its runs against a server
// never call it.

const module = (code) => `data:text/javascript,${encodeURIComponent(code)}`;
const url = module("export * from 'node:fs'; export const globSync = () => [];");
const hook = `
  const answer = ${JSON.stringify({ url, shortCircuit: true })};
  export const resolve = (name, { parentURL = '', ...context }, next) =>
    name === 'fs' && parentURL.includes('/@modelcontextprotocol/conformance/')
      ? answer
      : next(name, { parentURL, ...context });
`;
register(module(hook));
