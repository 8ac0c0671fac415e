/** Where a call is counted among the work of the process (docs/decisions/overload.md). */
export interface WorkPlace {
  /** Counts as work while it runs. @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS when there is no room. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Leaves the place to others while something is waited for. */
  pause<Result>(wait: () => Promise<Result>): Promise<Result>;
}
