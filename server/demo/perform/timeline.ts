/** Something that happens at a moment of the history. */
interface Happening {
  at: Date
  act: () => Promise<void>
}

/** The history in the order of its moments. What would happen after its end does not happen. */
export class Timeline {
  readonly #end: Date
  readonly #happenings: Happening[] = []

  constructor(end: Date) {
    this.#end = end
  }

  add(at: Date, act: () => Promise<void>): void {
    if (at <= this.#end) this.#happenings.push({ at, act })
  }

  /** @param onStep called before each, with its moment and the share that is done */
  async perform(onStep: (at: Date, done: number) => void): Promise<void> {
    const all = this.#happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    for (const [index, { at, act }] of all.entries()) {
      onStep(at, index / all.length)
      await act()
    }
  }
}
