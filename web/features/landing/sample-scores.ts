import type { Zone, ZoneScore } from '#domain/zones.ts'

/** Invented scores for the drawing on the landing page, which labels them as a sample. */
export const sampleScores: Partial<Record<Zone, { before: ZoneScore; after: ZoneScore }>> = {
  lower_back: { before: 3, after: 1 },
  hands: { before: 4, after: 2 },
  knees: { before: 5, after: 2 },
}
