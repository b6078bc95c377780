import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Section } from './section.tsx'

/** In the order shown; structured data has the same. */
export const questions = ['pay', 'proof', 'reads', 'studio', 'leave'] as const

/** What fitters ask first. The answers open without a script. */
export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="questions" title={t('questions.title')} beside>
      <div className="border-line border-b">
        {questions.map((name) => (
          <details key={name} className="group border-line border-t" data-print-block>
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 font-semibold text-lg [&::-webkit-details-marker]:hidden">
              {t(`questions.items.${name}.question`)}
              <svg
                viewBox="0 0 20 20"
                width="20"
                height="20"
                className="flex-none text-teal transition-transform group-open:rotate-180"
                aria-hidden="true"
              >
                <path d="M4 7l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.2" />
              </svg>
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{t(`questions.items.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
