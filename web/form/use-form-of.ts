import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { userQuery } from '#web/api/user-query.ts'
import type { Draft } from '#web/drafts/draft.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import type { Form } from './form-context.ts'
import type { FormLook } from './form-parts.ts'
import { systemChooser } from './units.ts'
import { useQuestionTexts } from './use-question-texts.ts'

interface Filled {
  questionnaire: Questionnaire
  look: FormLook
  draft: Draft
  edit: Form['edit']
}

/** The form as its questions see it: in the units chosen in it, else the account's, else the language's. */
export function useFormOf({ questionnaire, look, draft, edit }: Filled): Form {
  const language = useLanguage()
  const { data: user } = useQuery(userQuery)
  const chosen = draft.units ?? (user && 'units' in user ? user.units : null)
  const systemOf = useMemo(() => systemChooser(chosen, language), [chosen, language])
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
      edit,
    }),
    [questionnaire, draft, today, texts, systemOf, look, edit],
  )
}
