import { useMemo } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { SystemOf } from '#domain/questionnaires/say-answer.ts'
import { preferredSystem } from '#domain/units/preferred.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { usePresent } from '#web/account/present.ts'
import type { Draft } from '#web/drafts/draft.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import type { Form, FormLook } from './form.ts'
import { useQuestionTexts } from './use-question-texts.ts'

/** The rider's choice, or otherwise the usual units of the region: those of the United States and of Britain differ. */
const systemChooser =
  (chosen: UnitSystem | null, locale: string): SystemOf =>
  (quantity) =>
    chosen ?? preferredSystem(quantity, locale)

interface Filled {
  questionnaire: Questionnaire
  look: FormLook
  draft: Draft
  edit: Form['edit']
}

/**
 * The form for its questions, in the units that were chosen in the form, or else those of the account or the language.
 */
export function useFormOf({ questionnaire, look, draft, edit }: Filled): Form {
  const locale = useFormatLocale()
  const { user } = usePresent()
  const chosen = draft.units ?? (user && 'units' in user ? user.units : null)
  const systemOf = useMemo(() => systemChooser(chosen, locale), [chosen, locale])
  const texts = useQuestionTexts(systemOf, look.texts)
  const today = dateIn(new Date())
  return useMemo(
    () => ({
      questionnaire,
      draft,
      answers: draft.answers,
      today,
      texts,
      systemOf,
      controls: look.controls,
      marks: look.marks,
      edit,
    }),
    [questionnaire, draft, today, texts, systemOf, look, edit],
  )
}
