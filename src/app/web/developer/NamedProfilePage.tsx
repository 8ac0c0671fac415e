// A route needs a file of its own: the build manifest and the router know it by that name.
export { Component } from './DeveloperProfilePage.tsx';
