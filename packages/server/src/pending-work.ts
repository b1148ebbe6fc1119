// Work in progress: requests, messages, ends of games. A server waits for it before it closes its database.
export class PendingWork {
  private readonly works = new Set<Promise<unknown>>();

  run<R>(work: Promise<R>): Promise<R> {
    const settled = work.then(
      () => {},
      () => {},
    );
    this.works.add(settled);
    void settled.then(() => this.works.delete(settled));
    return work;
  }

  /** Resolves when all of it is done, including work that it started. */
  async done(): Promise<void> {
    while (this.works.size > 0) await Promise.all(this.works);
  }
}
