import type { TextTree } from './texts.ts'

/**
 * The texts that matter most for health and law: consents, red flags, the ends of scales, erasure and the privacy
 * notice. In every offered language each was translated back into English by a reader who did not see the English text,
 * and compared (docs/decisions/0082).
 */
export const backTranslatedKeys = [
  'invite:consent',
  'intake:fields.researchConsent.label',
  'intake:fields.researchConsent.hint',
  'intake:fields.guardianConfirmed.label',
  'intake:fields.discomfort.severity.hint',
  'intake:fields.discomfort.severity.low',
  'intake:fields.discomfort.severity.high',
  'intake:fields.handsHeaviness.low',
  'intake:fields.handsHeaviness.high',
  'intake:fields.positionStability.low',
  'intake:fields.positionStability.high',
  'zoneDetails:advice.title',
  'zoneDetails:advice.text',
  'zoneDetails:advice.today',
  'zoneDetails:options.redFlags.lasting_numbness',
  'zoneDetails:options.redFlags.weakness',
  'zoneDetails:options.redFlags.swelling',
  'zoneDetails:options.redFlags.night_pain',
  'followUp:fields.overallChange.low',
  'followUp:fields.overallChange.middle',
  'followUp:fields.overallChange.high',
  'followUp:fields.goals.attainment.low',
  'followUp:fields.goals.attainment.high',
  'followUp:fields.activities.ability.high',
  'followUp:fields.recommend.high',
  'dataRights:erase.staysSessions_other',
  'dataRights:erase.staysBackups',
  'dataRights:erase.atOnce',
  'dataRights:consents.currentText',
  'dataRights:consents.withdrawText',
  'mail:consentWithdrawn.what',
  'mail:fitterNews.intake_red_flag.text',
  'notice:text.shortSeen',
  'notice:text.purposeNot',
  'notice:text.consentHealth',
  'notice:text.consentFree',
  'notice:text.seenSupport',
  'notice:text.retentionYears',
  'notice:text.retentionErase',
  'notice:text.researchAnonymous',
  'notice:text.researchRevoke',
  'notice:text.rightsComplain',
] as const

/** One text translated back: the translation it was made from, its English, and what was settled, if anything. */
export interface BackTranslation {
  readonly key: string
  readonly text: string
  readonly back: string
  readonly settled?: string
}

/** The text of a full key `namespace:path.to.text`, if there is one. */
export function textAt(namespaces: Readonly<Record<string, TextTree>>, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  let found: string | TextTree | undefined = namespaces[namespace]
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

/** What is missing: a key that was not translated back, and a translation that changed since. */
export function backTranslationFaults(
  list: readonly BackTranslation[],
  textOf: (key: string) => string | undefined,
): string[] {
  const made = new Map(list.map((each) => [each.key, each]))
  return backTranslatedKeys.flatMap((key) => {
    const found = made.get(key)
    if (!found || found.back.trim() === '') return [`${key}: was not translated back into English`]
    return found.text === textOf(key) ? [] : [`${key}: changed since it was translated back into English`]
  })
}
