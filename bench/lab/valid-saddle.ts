/** A valid saddle of this model. Its dimensions are those of no real product. */
export const saddleNamed = (model: string) => ({
  model,
  width: 145,
  length: 275,
  noseToWidth80: 105,
  stack: 48.5,
})
