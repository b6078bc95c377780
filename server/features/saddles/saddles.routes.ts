import type { Handlers } from '../../http/handler-types.ts'
import { addSaddle, correctSaddle, readSaddles, removeSaddle, replaySaddle } from './saddles.service.ts'

/** The calls of a fitter's saddles. */
export const saddleHandlers = () =>
  ({
    'GET /api/saddles': ({ run }) => run(readSaddles),
    'POST /api/saddles': {
      run: ({ run, body }) => run((tx) => addSaddle(tx, body)),
      replay: replaySaddle,
    },
    'PUT /api/saddles/:saddleId': ({ run, params, body }) =>
      run((tx) => correctSaddle(tx, params.saddleId, body)),
    'DELETE /api/saddles/:saddleId': ({ run, params }) => run((tx) => removeSaddle(tx, params.saddleId)),
  }) satisfies Partial<Handlers>
