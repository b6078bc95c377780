import type { ProblemAt } from '#contract/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type PendingChange, placeName, wantedOf, withKnownFields } from '../saving/pending-changes.ts'
import type { FitServer } from '../saving/send.ts'
import type { FitSession } from '../session.ts'
import { fitSession, intervention, measured } from './fit-session.ts'

const refusal = (
  status: number,
  code: 'stale_version' | 'session_closed' | 'not_found' | 'practice_read_only',
) => new ApiError({ status, body: code, problem: { code } })

/** Stores one session as the server does, and can lose requests and responses. */
export class FakeFitServer implements FitServer {
  session: FitSession
  /** The kinds of requests that arrived. */
  readonly heard: string[] = []
  /** What happens to the next requests. */
  readonly troubles: ('unreached' | 'response lost' | 'closed' | 'missing' | 'unpaid')[] = []
  /** The problem of a change, if any. Nothing of its request is saved then. */
  refuses: (change: PendingChange) => Omit<ProblemAt, 'path'> | null = () => null
  /** Whether a refusal of values names the refused one. */
  names = true
  /** Whether the session can be loaded again. */
  there = true
  readonly #made = new Map<string, string>()

  constructor(session: FitSession = fitSession()) {
    this.session = session
  }

  #judge(batch: readonly PendingChange[]): void {
    const problems = batch.flatMap((change, index): ProblemAt[] => {
      const problem = this.refuses(change)
      const path = change.kind === 'value' ? ['changes', index, 'value'] : []
      return problem ? [{ path, ...problem }] : []
    })
    if (problems.length === 0) return
    const problem = this.names ? { problems } : {}
    throw new ApiError({ status: 422, body: '', problem: { code: 'invalid_measurement', ...problem } })
  }

  async #through<T>(kind: string, batch: readonly PendingChange[], work: () => T): Promise<T> {
    const trouble = this.troubles.shift()
    if (trouble === 'unreached') throw new TypeError('unreached')
    if (trouble === 'closed') throw refusal(409, 'session_closed')
    if (trouble === 'unpaid') throw refusal(403, 'practice_read_only')
    if (trouble === 'missing') throw refusal(404, 'not_found')
    this.heard.push(kind)
    this.#judge(batch)
    const response = work()
    if (trouble === 'response lost') throw new TypeError('response lost')
    return response
  }

  /** Changes a value as another device would. */
  elsewhere(key: string, value: number): void {
    const there = this.session.measurements.find((row) => row.key === key)
    const next = measured('before', key, value, { version: (there?.version ?? 0) + 1 })
    this.session = {
      ...this.session,
      measurements: [...this.session.measurements.filter((row) => row !== there), next],
    }
  }

  values: FitServer['values'] = (_, batch) =>
    this.#through('values', batch, () => {
      const kept: Awaited<ReturnType<FitServer['values']>> = { saved: [], removed: [], conflicts: [] }
      for (const change of batch) {
        if (change.kind !== 'value') continue
        const { place, wanted, seen } = change
        const there = this.session.measurements.find((row) => placeName(row) === placeName(place))
        if (there && JSON.stringify(wantedOf(there)) === JSON.stringify(wanted)) kept.saved.push(there)
        else if ((there?.version ?? 0) !== seen) kept.conflicts.push({ ...place, present: there ?? null })
        else {
          const others = this.session.measurements.filter((row) => row !== there)
          const { value, reference, method } = wanted
          if (value === null) {
            kept.removed.push(place)
            this.session = { ...this.session, measurements: others }
            continue
          }
          const row = measured(place.phase, place.key, value, {
            ...place,
            reference,
            method,
            version: seen + 1,
          })
          kept.saved.push(row)
          this.session = { ...this.session, measurements: [...others, row] }
        }
      }
      return kept
    })

  fields: FitServer['fields'] = (_, change) => {
    const { of, id, fields, seen } = change
    return this.#through(`${of} ${Object.keys(fields).join()}`, [change], () => {
      if (of === 'session') {
        if (seen !== this.session.version) throw refusal(409, 'stale_version')
        this.session = { ...withKnownFields(this.session, fields), version: seen + 1 }
        const { version, bikeId, notes, goalWeights, saddleHow, summary, goalLevels, activities } =
          this.session
        const texts = { summary, goalLevels, activities }
        const predictions = this.session.predictions ?? {}
        return { of, row: { version, bikeId, notes, goalWeights, saddleHow, ...texts, predictions } }
      }
      const there = this.session.interventions.find((row) => row.id === id)
      if (!there || of !== 'intervention') throw new Error(`no ${of} ${id}`)
      if (there.version !== seen) throw refusal(409, 'stale_version')
      const row = { ...withKnownFields(there, fields), version: seen + 1 }
      const interventions = this.session.interventions.map((each) => (each === there ? row : each))
      this.session = { ...this.session, interventions }
      return { of, row }
    })
  }

  create: FitServer['create'] = (_, creation) => {
    const { of, id, sent } = creation
    return this.#through(`create ${of}`, [creation], () => {
      if (of !== 'intervention') throw new Error('only interventions are made here')
      const made = this.#made.get(id) ?? `made ${this.#made.size + 1}`
      const there = this.session.interventions.find((row) => row.id === made)
      const row = there ?? withKnownFields(intervention(made), sent ?? {})
      if (!there) this.session = { ...this.session, interventions: [...this.session.interventions, row] }
      this.#made.set(id, made)
      return { of, row }
    })
  }

  order: FitServer['order'] = (_, ids) =>
    this.#through(`order ${ids.join()}`, [], () => {
      const rows = ids.flatMap((id) => this.session.interventions.find((row) => row.id === id) ?? [])
      this.session = { ...this.session, interventions: rows }
      return rows
    })
}
