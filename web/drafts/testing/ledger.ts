import type { Json } from '#domain/json/json.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Path } from '#domain/questionnaires/answers.ts'

/** A tab that is killed may lose what was typed during this time before. The product promises at most two seconds. */
const AT_RISK_MS = 250

/** One answer as somebody entered it; without a value, it was emptied. */
interface Meant {
  path: Path
  value: Json | undefined
  /** The device on which it was typed; null for an answer from before the run. */
  device: number | null
  at: number
  /** It was typed just before the tab was killed, so it may be lost. */
  atRisk: boolean
  /** Later answers by somebody who saw this one or decided against it. */
  replacedBy: Set<Meant>
}

/** An answer that nobody replaced knowingly, although the server has another one. */
export interface Loss {
  path: Path
  holds: Json | undefined
  /** The expected answer, or several among which nobody was asked to choose. */
  meant: (Json | undefined)[]
}

/**
 * Records who entered what and which answer they saw, and derives which answers must be there at the end. An answer may
 * only be replaced by somebody who saw it.
 */
export class Ledger {
  readonly #all = new Map<Path, Meant[]>()

  #of(path: Path): Meant[] {
    const there = this.#all.get(path) ?? []
    this.#all.set(path, there)
    return there
  }

  #add(path: Path, value: Json | undefined, device: number | null): Meant {
    const meant = { path, value, device, at: Date.now(), atRisk: false, replacedBy: new Set<Meant>() }
    this.#of(path).push(meant)
    return meant
  }

  #withValue(path: Path, value: Json | undefined): Meant[] {
    return this.#of(path).filter((meant) => sameJson(meant.value, value))
  }

  /** Records an answer from before the run. */
  found(path: Path, value: Json | undefined): void {
    if (this.#of(path).length === 0) this.#add(path, value, null)
  }

  /** Records that somebody saw `shown` at a place and changed it to `value`. */
  typed(device: number, path: Path, shown: Json | undefined, value: Json | undefined): void {
    this.found(path, undefined)
    // Whoever types at a place that they had emptied sees that it is no longer empty.
    const emptied = this.#withValue(path, undefined).filter((meant) => meant.device === device)
    const seen = [...this.#withValue(path, shown), ...emptied]
    const meant = this.#add(path, value, device)
    for (const each of seen) each.replacedBy.add(meant)
  }

  /** Records that somebody was shown two answers at a place and chose one. */
  decided(device: number, path: Path, kept: Json | undefined, other: Json | undefined, mine: boolean): void {
    if (sameJson(kept, other)) return
    const seen = [...this.#withValue(path, kept), ...this.#withValue(path, other)]
    const losing = this.#withValue(path, other)
    if (mine) {
      const meant = this.#add(path, kept, device)
      for (const each of seen) each.replacedBy.add(meant)
    } else
      for (const winner of this.#withValue(path, kept)) for (const each of losing) each.replacedBy.add(winner)
  }

  /** Records that a tab of a device was killed. */
  killed(device: number): void {
    const since = Date.now() - AT_RISK_MS
    for (const meant of [...this.#all.values()].flat())
      if (meant.device === device && meant.at >= since) meant.atRisk = true
  }

  /** Whether only this device can have written a value at a place. */
  isOwn(device: number, path: Path, value: Json | undefined): boolean {
    const writers = this.#withValue(path, value)
    return writers.length > 0 && writers.every((meant) => meant.device === device)
  }

  /**
   * Whether somebody emptied a place and another device sent its answer again because it never got the first response.
   * The histories of this case and of an answer that never arrived are the same, so the answer comes back instead of
   * being lost.
   */
  #cameBack(emptied: Meant, held: Json | undefined): boolean {
    const others = this.#withValue(emptied.path, held).filter(({ device }) => device !== emptied.device)
    return emptied.value === undefined && others.length > 0
  }

  /** Every place with an unexpected answer. `holds` returns the server's answer at a place. */
  losses(holds: (path: Path) => Json | undefined): Loss[] {
    return [...this.#all.keys()].flatMap((path) => {
      const held = holds(path)
      const atRisk = this.#of(path).filter((meant) => meant.atRisk)
      const fits = subsets(atRisk.slice(-6)).some((lost) => {
        const left = heads(this.#of(path).filter((meant) => !lost.includes(meant)))
        return left.every((meant) => sameJson(meant.value, held) || this.#cameBack(meant, held))
      })
      return fits ? [] : [{ path, holds: held, meant: heads(this.#of(path)).map(({ value }) => value) }]
    })
  }
}

/** Every subset, including the empty and the whole one. */
const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, choice) => list.filter((_each, at) => choice & (1 << at)))

/** The answers that nobody replaced, also not indirectly through answers that were lost. */
function heads(alive: readonly Meant[]): Meant[] {
  const replaced = (meant: Meant, seen: Set<Meant>): boolean =>
    [...meant.replacedBy].some((later) => {
      if (seen.has(later)) return false
      seen.add(later)
      return alive.includes(later) || replaced(later, seen)
    })
  return alive.filter((meant) => !replaced(meant, new Set([meant])))
}
