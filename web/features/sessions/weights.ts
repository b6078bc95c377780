/** What a goal can weigh. */
export const WEIGHTS = [1, 2, 3] as const

/** The text key of a weight in words. */
export const weightKey = (weight: number) =>
  `sessions:brief.weightWords.${WEIGHTS.find((each) => each === weight) ?? 1}` as const
