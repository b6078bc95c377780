import type { Answers } from '../questionnaires/answers.ts'
import { memberOf } from '../questionnaires/answers.ts'
import type { Entry, Questionnaire } from '../questionnaires/questionnaire.ts'
import type { Zone, ZoneScore } from '../zones.ts'
import { isZoneScore, ZONES } from '../zones.ts'

/** The scores of all six zones. */
export type AllZoneScores = Readonly<Record<Zone, ZoneScore>>

/** A zone without discomfort is 0, so that a zone that was passed over differs from one that does not hurt. */
const zone = (key: Zone): Entry => ({ key, kind: 'scale', min: 0, max: 7, required: true, better: 'lower' })

/**
 * The scores that a rider gives once more on the day of the fit: all six zones, in the frame of the intake (the rides of
 * the last two weeks), and nothing else.
 */
export const secondBaseline: Questionnaire = {
  kind: 'secondBaseline',
  version: 1,
  steps: [{ key: 'zones', entries: ZONES.map(zone) }],
}

/** The form of a version; undefined when there is none. Every version that was ever filled in stays here. */
export const secondBaselineOf = (version: number): Questionnaire | undefined =>
  version === secondBaseline.version ? secondBaseline : undefined

/** The scores in valid answers. @throws for answers that `validate` refuses */
export function scoresIn(answers: Answers): AllZoneScores {
  const scoreOf = (key: Zone): ZoneScore => {
    const score = memberOf(answers, key)
    if (!isZoneScore(score)) throw new Error(`the second baseline has no score of ${key}`)
    return score
  }
  return {
    feet: scoreOf('feet'),
    knees: scoreOf('knees'),
    saddle: scoreOf('saddle'),
    lower_back: scoreOf('lower_back'),
    shoulders: scoreOf('shoulders'),
    hands: scoreOf('hands'),
  }
}
