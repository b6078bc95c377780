import { DECLARED_PRIOR } from '#domain/outcomes/rating-prior.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const PARTS = ['says', 'who', 'least', 'formula', 'when', 'choice', 'verify'] as const

/** The rules of public marks, for everybody. */
export default function MarkRulesPage() {
  const { t } = useTranslation('publicMark', 'frame')
  const { number } = useFormat()
  const centre = number(DECLARED_PRIOR.centre, { minimumFractionDigits: 1 })
  return (
    <article className="mx-auto max-w-3xl px-5 py-6 md:py-12 print:max-w-none print:p-0">
      <h1>{t('frame:title.markRules')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">{t('rulesPage.lead')}</p>
      <div className="grid gap-7">
        {PARTS.map((part) => (
          <section key={part} className="grid max-w-prose gap-2">
            <h2 className="text-lg">{t(`rulesPage.${part}`)}</h2>
            <p>{t(`rulesPage.${part}Text`, { centre })}</p>
          </section>
        ))}
      </div>
    </article>
  )
}
