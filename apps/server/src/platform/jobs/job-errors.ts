/** Thrown by a kind when another attempt would fail too; its message is the reason that super users read. */
export class FinalJobError extends Error {}

/** A job was cancelled or given to another process while it ran: what it did last is rolled back. */
export class JobLostError extends Error {
  constructor() {
    super('The job is not this attempt’s any more.');
  }
}

/** Thrown by a kind for a failure that it has reported itself, such as that of a provider: it is retried, and not logged. */
export class ReportedJobError extends Error {}

/** Thrown by a kind that has to wait: the job gives up its place and the attempt does not count. */
export class JobPostponedError extends Error {
  readonly afterMs: number;

  constructor(afterMs: number) {
    super('The job waits.');
    this.afterMs = afterMs;
  }
}
