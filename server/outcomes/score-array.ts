import type { ZoneScores } from '#domain/outcomes/zone-change.ts'
import { isZoneScore, ZONES, type Zone, type ZoneScore } from '#domain/zones.ts'

/** Scores as they are stored: one for each zone, in the order of the zones; null for a zone that was not asked about. */
export type ScoreArray = readonly (number | null)[]

export const arrayOfScores = (scores: ZoneScores): ScoreArray => ZONES.map((zone) => scores[zone] ?? null)

export function scoresOfArray(stored: ScoreArray): ZoneScores {
  const known = ZONES.flatMap((zone, at): [Zone, ZoneScore][] => {
    const score = stored[at]
    return isZoneScore(score) ? [[zone, score]] : []
  })
  return Object.fromEntries(known)
}
