import { useMemo } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { preferredSystem } from '#domain/units/preferred.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { intlLocale } from '#locales/languages.ts'
import { usePresent } from '#web/account/present.ts'
import type { Draft } from '#web/drafts/draft.ts'
import type { SystemOf } from '#web/questionnaire/say-answer.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import type { Form, FormLook } from './form.ts'
import { useQuestionTexts } from './use-question-texts.ts'

/** The browser's own tag of the language shown, with its region: the United States and Britain measure differently. */
function regionalTag(language: string, preferred: readonly string[]): string {
  const tag = intlLocale(language)
  return preferred.find((each) => each.split('-')[0] === tag.split('-')[0]) ?? tag
}

/** The rider's choice, else what is usual where the language is spoken. */
function systemChooser(
  chosen: UnitSystem | null,
  language: string,
  preferred: readonly string[] = navigator.languages,
): SystemOf {
  const tag = regionalTag(language, preferred)
  return (quantity) => chosen ?? preferredSystem(quantity, tag)
}

interface Filled {
  questionnaire: Questionnaire
  look: FormLook
  draft: Draft
  edit: Form['edit']
}

/** The form as its questions see it: in the units chosen in it, else the account's, else the language's. */
export function useFormOf({ questionnaire, look, draft, edit }: Filled): Form {
  const language = useLanguage()
  const { user } = usePresent()
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
