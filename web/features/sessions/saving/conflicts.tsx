import type { Json } from '#domain/json/json.ts'
import { isObject } from '#domain/json/json.ts'
import { bikeWords } from '#web/position/bike-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSpeech } from '../measurements/speech.ts'
import { useFit } from './fit-work.ts'
import { type Conflict, type Fields, nameOf, type Wanted } from './outgoing.ts'
import { SaveStop } from './save-line.tsx'
import { standing } from './settle.ts'

interface Sides {
  what: string
  mine: string
  theirs: string
}

const asText = (value: Json | undefined): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (Array.isArray(value)) return value.map(asText).join(', ') || '–'
  if (!isObject(value)) return String(value)
  return (
    Object.entries(value)
      .map(([name, each]) => `${name} ${asText(each)}`)
      .join(', ') || '–'
  )
}

/** Both sides of a conflict in words. */
function useSides(): (conflict: Conflict) => Sides {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const speech = useSpeech()
  const { session } = useFit()
  const sayWanted = (key: string, { value }: Wanted) =>
    value === null ? t('conflict.empty') : speech.value(key, value)
  const sayFields = (fields: Fields, names: readonly string[]) =>
    format.list(
      names.map((name) => {
        const value = fields[name]
        const bike = name === 'bikeId' ? session.bikes.find(({ id }) => id === value) : undefined
        if (name === 'withdrawn') return t(value ? 'conflict.withdrawn' : 'conflict.standing')
        return bike ? bikeWords(bike) || asText(bike.type) : asText(value)
      }),
    )
  return (conflict) => {
    if (conflict.kind === 'value') {
      const { place, wanted } = conflict.mine
      return {
        what: `${speech.name(place.key, place.side)} · ${t(`phase.${place.phase}`)}`,
        mine: sayWanted(place.key, wanted),
        theirs: sayWanted(place.key, standing(conflict.present)),
      }
    }
    const { of, fields } = conflict.mine
    const names = Object.keys(fields)
    return {
      what: names.includes('notes') ? t('brief.notes') : t(`conflict.of.${of}`),
      mine: sayFields(fields, names),
      theirs: sayFields(conflict.present, names),
    }
  }
}

/** What two devices changed differently: both are shown, the fitter chooses. Nothing is written over until then. */
export function Conflicts() {
  const { t } = useTranslation('sessions')
  const { view, store } = useFit()
  const sidesOf = useSides()
  return (
    <>
      <SaveStop />
      {view.conflicts.length > 0 && (
        <section
          role="alert"
          className="grid grid-cols-1 gap-3 rounded-lg border border-line border-s-4 border-s-coral bg-card p-5"
          aria-labelledby="conflicts"
        >
          <h2 id="conflicts" className="text-base">
            {t('conflict.title')}
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {view.conflicts.map((conflict) => {
              const { what, mine, theirs } = sidesOf(conflict)
              return (
                <li key={nameOf(conflict.mine)} className="grid grid-cols-1 gap-2">
                  <p className="font-semibold" dir="auto">
                    {what}
                  </p>
                  <div className="flex flex-wrap gap-3">
                    <Button kind="quiet" onClick={() => store.decide(conflict, 'mine')}>
                      {t('conflict.mine', { value: mine })}
                    </Button>
                    <Button kind="quiet" onClick={() => store.decide(conflict, 'theirs')}>
                      {t('conflict.theirs', { value: theirs })}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
