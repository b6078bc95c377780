import { GOALS } from '#domain/goals.ts'
import { WAVES } from '#domain/milestones.ts'
import { readSelection } from '#domain/outcomes/selection.ts'
import { SHARE_PARTS } from '#domain/outcomes/share-parts.ts'
import { ZONES } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const RESPONSES = ['due', 'answered', 'silent', 'not_reached'] as const
const SCOPES = ['symptomatic', 'all', 'resolved', 'persistent', 'new'] as const

/** What a selection is called: "Knees: discomfort before, better". Null if it names no figure. */
export function useSelectionWords(): (of: string) => string | null {
  const { t } = useTranslation('outcomes', 'common', 'intake', 'charts')
  const inPart = (scope: string, word: string | undefined) => {
    const part = SHARE_PARTS.find((each) => each === word)
    return part ? t('sessions.of.inPart', { scope, part: t(`charts:legend.${part}`) }) : scope
  }
  const ofZones = ([first, second, third]: readonly string[]) => {
    if (first === 'complaints' || first === 'any') return inPart(t(`sessions.of.${first}`), second)
    const zone = ZONES.find((each) => each === first)
    const scope = SCOPES.find((each) => each === second)
    return zone && scope ? inPart(t(`sessions.of.${scope}`, { zone: t(`common:zone.${zone}`) }), third) : null
  }
  return (of) => {
    const selection = readSelection(of)
    const words = of.split('.')
    if (!selection) return null
    if (selection.of === 'plain') return t(`sessions.of.${selection.name}`)
    if (selection.of === 'goal') {
      const goal = GOALS.find((each) => each === selection.goal)
      return goal ? t('sessions.of.goal', { goal: t(`intake:options.goals.${goal}`) }) : null
    }
    if (selection.of === 'zones') return ofZones(words)
    const wave = WAVES.find((each) => each === selection.wave)
    const response = RESPONSES.find((each) => each === selection.response)
    return wave && response ? t(`sessions.of.${response}`, { wave: t(`aside.wave.${wave}`) }) : null
  }
}
