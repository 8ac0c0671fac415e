import path from 'node:path';
import type { Plugin } from 'vite';

const routerFolder = path.resolve('node_modules/react-router/dist/production');

/** React Router's packages name only the files that warn developers; the others are the same without that. */
const production = [
  { find: /^react-router$/, replacement: path.join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerFolder, 'dom-export.mjs') },
];

const routerFile = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
const nameForDevelopers = /^\w+\.displayName = .*;$/gm;
const madeByReact = /= (React\d*\.(?:forwardRef|createContext)\()/g;
const componentClass = /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm;
/** It serves the router's framework mode alone, as does a good deal that only it refers to. */
const prefetchOfFramework = 'function PrefetchPageLinks({ page, ...linkProps }) {';

/**
 * Leaves out of a build the parts of React Router that this site does not use. They stand in one file with the others, and nothing
 * tells the bundler that making a component has no effect. What a new version words otherwise is kept, and weighs.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: production } }),
    transform: {
      filter: { id: routerFile },
      handler: (code) =>
        code
          .replace(nameForDevelopers, '')
          .replace(madeByReact, '= /* @__PURE__ */ $1')
          .replace(componentClass, 'var $1 = /* @__PURE__ */ (() => $2)();')
          .replace(prefetchOfFramework, '$&\n  return null;'),
    },
  };
}
