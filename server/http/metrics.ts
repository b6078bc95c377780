import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

function outboxMetrics(registry: Registry) {
  const outcomes = new Counter({
    name: 'outbox_rows_total',
    help: 'What became of what was to be sent, by kind',
    labelNames: ['outcome', 'kind'],
    registers: [registry],
  })
  const lag = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'How long the row that is due longest has been due, by lane',
    labelNames: ['lane'],
    registers: [registry],
  })
  const held = new Gauge({
    name: 'outbox_held',
    help: '1 while the provider of a lane takes nothing',
    labelNames: ['lane'],
    registers: [registry],
  })
  return {
    /** Sets the lag of each lane of the outbox; null if it is unknown. */
    setQueues(queues: Record<string, { lagSeconds: number; held: boolean }> | null) {
      lag.reset()
      held.reset()
      for (const [lane, standing] of Object.entries(queues ?? {})) {
        lag.set({ lane }, standing.lagSeconds)
        held.set({ lane }, standing.held ? 1 : 0)
      }
    },
    /** Counts one outcome of the outbox: sent, postponed, dropped or given up. */
    countOutcome: (outcome: string, kind: string) => outcomes.inc({ outcome, kind }),
  }
}

/** The metrics of one process. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const clock = new Gauge({
    name: 'clock_plausible',
    help: '0: the clock is far ahead of when this installation last ran, and nothing is deleted for its age',
    registers: [registry],
  })
  clock.set(1)
  return {
    requests,
    ...outboxMetrics(registry),
    setClock: (plausible: boolean) => clock.set(plausible ? 1 : 0),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
