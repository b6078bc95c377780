import type { Handlers } from '../../http/handler-types.ts'
import { benchmarksOf } from './benchmarks.service.ts'

/** The calls of the benchmarks page. */
export const benchmarkHandlers = () =>
  ({
    'GET /api/benchmarks': ({ run, query }) => run((tx) => benchmarksOf(tx, query)),
  }) satisfies Partial<Handlers>
