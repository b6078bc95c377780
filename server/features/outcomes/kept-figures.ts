import type { Transaction } from '../../database/database.ts'
import { requireActor } from '../../http/require-actor.ts'
import { findFitsFingerprint } from './kept-figures.repository.ts'

/** From so many counted fits, asking whether anything changed is faster than computing figures again. */
const FEWEST_FITS = 2_000
/** More than these are not kept; the oldest go first. */
const MOST_FITTERS = 50
const MOST_QUESTIONS = 20

/** Removes the oldest where there is no room for another. */
function makeRoom(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= most) kept.delete(oldest)
}

/** Which fitters have so many fits that their figures are kept. */
export class LargePractices {
  readonly #fitters = new Set<string>()
  readonly #fewest: number

  /** @param fewest the number of fits from which figures are kept */
  constructor(fewest = FEWEST_FITS) {
    this.#fewest = fewest
  }

  /** Notes how many fits of a fitter were counted. */
  note(fitter: string, fits: number): void {
    if (fits >= this.#fewest) this.#fitters.add(fitter)
  }

  has(fitter: string): boolean {
    return this.#fitters.has(fitter)
  }
}

/**
 * Figures of large practices, kept in memory until anything changes that they are made of. Whether it did is asked of the
 * database with each request, as the fitter and under row security: after an answer, a correction, an erasure, a
 * restriction or the end of a share the figures are computed again.
 */
export class KeptFigures<Figures> {
  readonly #practices: LargePractices
  readonly #byFitter = new Map<string, { fingerprint: string; byQuestion: Map<string, Figures> }>()

  constructor(practices: LargePractices) {
    this.#practices = practices
  }

  /**
   * The acting fitter's figures.
   * @param question everything that they depend on besides the fits: days, filters, which figures
   * @param compute reads them from the database. They name nobody
   */
  async of(tx: Transaction, question: object, compute: () => Promise<Figures>): Promise<Figures> {
    const fitter = requireActor('fitter', tx)
    if (!this.#practices.has(fitter)) return compute()
    const fingerprint = await findFitsFingerprint(tx, fitter)
    const asked = JSON.stringify(question)
    const known = this.#keptFor(fitter, fingerprint).get(asked)
    if (known !== undefined) return known
    const figures = await compute()
    // What changed while they were read may be in some of them only.
    if ((await findFitsFingerprint(tx, fitter)) === fingerprint) {
      const kept = this.#keptFor(fitter, fingerprint)
      makeRoom(kept, MOST_QUESTIONS)
      kept.set(asked, figures)
    }
    return figures
  }

  /** What is kept of a fitter's fits as they are now. Anything earlier is forgotten. */
  #keptFor(fitter: string, fingerprint: string): Map<string, Figures> {
    const kept = this.#byFitter.get(fitter)
    if (kept?.fingerprint === fingerprint) return kept.byQuestion
    this.#byFitter.delete(fitter)
    makeRoom(this.#byFitter, MOST_FITTERS)
    const byQuestion = new Map<string, Figures>()
    this.#byFitter.set(fitter, { fingerprint, byQuestion })
    return byQuestion
  }
}
