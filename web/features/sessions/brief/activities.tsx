import { useState } from 'react'
import { ABILITY, MOST_ACTIVITIES } from '#domain/activities.ts'
import { readText } from '#domain/text/typed-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'
import { sayActivity } from '../words/activity-words.ts'

type Activity = FitSession['activities'][number]

const LONGEST = 200
const RATINGS = Array.from({ length: ABILITY.max - ABILITY.min + 1 }, (_, step) => String(ABILITY.min + step))

/** Whether the words can be stored: not empty, and no control characters. */
const isSaid = (words: string): boolean => {
  const read = readText(words, { longest: LONGEST })
  return 'text' in read && read.text !== ''
}

interface ActivityRowProps {
  activity: Activity
  number: number
  onChange: (activity: Activity) => void
  onRemove: () => void
}

/** One activity. It is saved while it is typed, and removed when it is left empty. */
function ActivityRow({ activity, number, onChange, onRemove }: ActivityRowProps) {
  const { t } = useTranslation('sessions')
  const [typed, setTyped] = useState<string | null>(null)
  const words = typed ?? activity.words
  const type = (text: string) => {
    setTyped(text)
    if (isSaid(text)) onChange({ ...activity, words: text })
  }
  const leave = () => {
    if (words.trim() === '' && activity.words !== '') onRemove()
    if (isSaid(words) || words.trim() === '') setTyped(null)
  }
  return (
    <li className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <TextField
        label={t('brief.activity', { number: String(number) })}
        maxLength={LONGEST}
        value={words}
        onChange={type}
        onBlur={leave}
      />
      {activity.words !== '' && (
        <SelectField
          label={t('brief.ability')}
          none="–"
          options={RATINGS.map((rating) => ({ value: rating, label: rating }))}
          value={activity.ability === null ? null : String(activity.ability)}
          onChange={(rating) => onChange({ ...activity, ability: rating === null ? null : Number(rating) })}
        />
      )}
    </li>
  )
}

/** The rows to show: the activities, and an empty one while there is room. Its id stays its key once it is filled in. */
function useRows(activities: readonly Activity[]): Activity[] {
  const [nextId, setNextId] = useState(() => crypto.randomUUID())
  if (activities.some(({ id }) => id === nextId)) setNextId(crypto.randomUUID())
  if (activities.length >= MOST_ACTIVITIES) return [...activities]
  return [...activities, { id: nextId, words: '', ability: null }]
}

/** The fields of the activities, with room for a further one. */
function Editor() {
  const { t } = useTranslation('sessions')
  const { session, changeSession } = useFit()
  const { activities } = session
  const rows = useRows(activities)
  const put = (activity: Activity) => {
    const known = activities.some(({ id }) => id === activity.id)
    changeSession({
      activities: known
        ? activities.map((each) => (each.id === activity.id ? activity : each))
        : [...activities, activity],
    })
  }
  const remove = (gone: string) => changeSession({ activities: activities.filter(({ id }) => id !== gone) })
  return (
    <div data-screen-only>
      <p className="mb-3 text-secondary text-muted">{t('brief.activitiesHint')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {rows.map((activity, index) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            number={index + 1}
            onChange={put}
            onRemove={() => remove(activity.id)}
          />
        ))}
      </ul>
    </div>
  )
}

/** Up to three activities that the rider names, each rated by the rider. A follow-up can ask about them again. */
export function Activities() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const { activities } = session
  return (
    <Card title={t('brief.activities')}>
      {open && <Editor />}
      <ul className={open ? 'hidden print:block' : ''}>
        {activities.map((activity) => (
          <li key={activity.id} dir="auto">
            {sayActivity(t, activity)}
          </li>
        ))}
        {activities.length === 0 && <li>–</li>}
      </ul>
    </Card>
  )
}
