import { register } from 'node:module';

// `node --import` this file: openapi-typescript asks for the interface of TypeScript 5, which `npx` installs beside it. This
// repository is checked by TypeScript 7, which has no such interface.

const hook = `
  export const resolve = (name, context, next) =>
    next(name === 'typescript' ? 'earlier-typescript' : name, context);
`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
