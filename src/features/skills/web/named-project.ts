/** A project of the developer, as far as skills need it. */
export interface NamedProject {
  id: number;
  title: string;
  builtWith: readonly string[];
}
