/** Runs work by name, one at a time: new work cuts off the running one and starts when it has ended. */
export interface OneAtATime {
  /** @param cut ends the work early. */
  run<T>(name: string, work: () => Promise<T>, cut?: () => void): Promise<T>;
}

interface Running {
  readonly cut: () => void;
  readonly ended: Promise<unknown>;
}

export function createOneAtATime(): OneAtATime {
  const running = new Map<string, Running>();
  return {
    async run(name, work, cut = () => {}) {
      for (let other = running.get(name); other !== undefined; other = running.get(name)) {
        other.cut();
        await other.ended;
      }
      const result = work();
      const own = { cut, ended: result.catch(() => undefined) };
      running.set(name, own);
      try {
        return await result;
      } finally {
        running.delete(name);
      }
    },
  };
}
