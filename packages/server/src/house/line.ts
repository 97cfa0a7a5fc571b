/** Does what it is given one after the other; what fails does not stop what follows. */
export class Line {
  private last: Promise<unknown> = Promise.resolve();

  next<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.last.then(work, work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
