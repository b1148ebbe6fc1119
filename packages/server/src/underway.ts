// What is under way: requests, messages, ends of games. A server waits for it before it lets go of its database.
export class Underway {
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

  /** When nothing is under way any more, nor anything that came of it. */
  async isOver(): Promise<void> {
    while (this.works.size > 0) await Promise.all(this.works);
  }
}
