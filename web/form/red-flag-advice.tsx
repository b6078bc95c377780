import { useEffect, useRef } from 'react'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { namesRedFlag } from './red-flags.ts'

/** The advice to stop and to see a physician. */
export function RedFlagAdvice() {
  const { t } = useTranslation('zoneDetails')
  return (
    <section className="rounded-lg border border-line border-s-4 border-s-coral bg-card p-4">
      <h2 className="font-semibold text-base tracking-normal">{t('advice.title')}</h2>
      <p className="mt-1">{t('advice.text')}</p>
      <p className="mt-1">{t('advice.today')}</p>
    </section>
  )
}

/** The advice while a red flag is ticked. It is announced once when it appears. */
export function AdviceFor({ answers }: { answers: Answers }) {
  const { t } = useTranslation('zoneDetails')
  const format = useFormat()
  const named = namesRedFlag(answers)
  const before = useRef(named)
  useEffect(() => {
    if (named && !before.current) announce(format.phrases([t('advice.title'), t('advice.today')]))
    before.current = named
  }, [named, t, format])
  return (
    named && (
      <div className="col-span-full">
        <RedFlagAdvice />
      </div>
    )
  )
}
