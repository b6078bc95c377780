import { useState } from 'react'
import type { Json } from '#domain/json/json.ts'
import { isObject } from '#domain/json/json.ts'
import { answerAt, isItem, pathOf } from '#domain/questionnaires/answers.ts'
import { locateEntry } from '#domain/questionnaires/locate-entry.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import type { DraftStore } from '#web/drafts/draft-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { entryFacts, entryName } from './entry-logic.ts'
import { useForm } from './form-context.ts'

/** The name of a disputed place and both sides of it in words. */
function useWords() {
  const { t } = useTranslation('interruptions')
  const { questionnaire, answers, texts } = useForm()
  return (conflict: Conflict) => {
    const place = locateEntry(questionnaire, conflict.path)
    const { group, field, itemId } = place ?? {}
    const item = group && itemId ? answerAt(answers, pathOf(group.key, itemId)) : undefined
    const title = group && isItem(item) ? entryName(group, item, texts) : undefined
    const label = field ? texts.field(field, 'label', group) : group ? texts.name(group.key) : ''
    const inWords = (value: Json | undefined): string => {
      if (value === undefined) return field ? t('conflict.nothing') : t('conflict.removed')
      if (field) return texts.answer(field, value)
      if (!group || !isObject(value) || !isItem(value)) return ''
      return [entryName(group, value, texts), entryFacts(group, value, texts)].filter(Boolean).join(' · ')
    }
    return { label: [title, label].filter(Boolean).join(' · '), inWords }
  }
}

/** Answers that two devices changed differently: the rider sees both and chooses, place by place. */
export function MergeView({ store, conflicts }: { store: DraftStore; conflicts: readonly Conflict[] }) {
  const { t } = useTranslation('interruptions')
  const words = useWords()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const chosen = (conflict: Conflict) => choices[conflict.path] ?? 'mine'
  const goOn = () => {
    for (const conflict of conflicts) store.decide(conflict, chosen(conflict))
  }
  return (
    <section className="mx-auto grid w-full max-w-3xl gap-6" aria-labelledby="merge">
      <div>
        <h1 id="merge">{t('conflict.title')}</h1>
        <p className="mt-1.5 text-muted">{t('conflict.lead')}</p>
      </div>
      {conflicts.map((conflict) => {
        const { label, inWords } = words(conflict)
        return (
          <ChoiceGroup
            key={conflict.path}
            label={label}
            columns={2}
            options={[
              { value: 'mine', label: inWords(conflict.mine), hint: t('conflict.mine') },
              { value: 'theirs', label: inWords(conflict.theirs), hint: t('conflict.theirs') },
            ]}
            value={chosen(conflict)}
            onChange={(choice) => choice && setChoices({ ...choices, [conflict.path]: choice })}
          />
        )
      })}
      <Button className="justify-self-start" onClick={goOn}>
        {t('conflict.choose')}
      </Button>
    </section>
  )
}
