import type { Json } from '#domain/json/json.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Path } from '#domain/questionnaires/answers.ts'

/** What a tab may lose when it is killed: what was typed this shortly before. The promise is two seconds. */
const AT_RISK_MS = 250

/** One answer as somebody meant it at one moment; no value: emptied. */
interface Meant {
  path: Path
  value: Json | undefined
  /** The device it was typed on; null for what was there before anybody typed. */
  device: number | null
  at: number
  /** Typed in the last moment of a tab that was killed: it may be lost. */
  atRisk: boolean
  /** What was meant later, by somebody who saw this one or decided against it. */
  replacedBy: Set<Meant>
}

/** Something that somebody typed and nobody replaced knowingly, and it is not what the server holds. */
export interface Loss {
  path: Path
  holds: Json | undefined
  /** What should be there: one answer, or several of which nobody was asked to choose. */
  meant: (Json | undefined)[]
}

/**
 * Knows who meant what and who saw whose answer when typing, and so which answer has to be there in the end. An answer
 * may only be replaced by somebody who saw it.
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

  /** Was there before anybody typed. */
  found(path: Path, value: Json | undefined): void {
    if (this.#of(path).length === 0) this.#add(path, value, null)
  }

  /** Somebody saw `shown` at a place and made it `value`. */
  typed(device: number, path: Path, shown: Json | undefined, value: Json | undefined): void {
    this.found(path, undefined)
    // Who types where he had emptied sees that the place is not empty any more.
    const emptied = this.#withValue(path, undefined).filter((meant) => meant.device === device)
    const seen = [...this.#withValue(path, shown), ...emptied]
    const meant = this.#add(path, value, device)
    for (const each of seen) each.replacedBy.add(meant)
  }

  /** Somebody was shown two answers to a place and keeps one of them. */
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

  /** A tab of a device was killed. */
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
   * Whether somebody emptied a place and another device, which never heard that its answer had arrived, sent it again.
   * No history tells it from an answer that never arrived: what was typed then comes back rather than be lost.
   */
  #cameBack(emptied: Meant, held: Json | undefined): boolean {
    const others = this.#withValue(emptied.path, held).filter(({ device }) => device !== emptied.device)
    return emptied.value === undefined && others.length > 0
  }

  /** Every place that does not hold what it should; `holds` tells what the server has there. */
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

/** Every choice of some of them, none and all included. */
const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, choice) => list.filter((_each, at) => choice & (1 << at)))

/** Those that nobody replaced, also not over others that are lost. */
function heads(alive: readonly Meant[]): Meant[] {
  const replaced = (meant: Meant, seen: Set<Meant>): boolean =>
    [...meant.replacedBy].some((later) => {
      if (seen.has(later)) return false
      seen.add(later)
      return alive.includes(later) || replaced(later, seen)
    })
  return alive.filter((meant) => !replaced(meant, new Set([meant])))
}
