import type { Calls } from '#contract/calls.ts'

/** A valid saddle of this model. Its dimensions are those of no real product. */
export const saddleNamed = (model: string): Calls['POST /api/saddles']['body'] => ({
  model,
  width: 145,
  length: 275,
  noseToWidth80: 105,
  stack: 48.5,
})

export const validSaddle = saddleNamed('Long one')
