import { useTranslation } from '#web/ui/language/use-translation.ts'

interface OutcomeCautionProps {
  /** Whether the page calls changes of one step possible. */
  labelled?: boolean
}

/** Says that a better score is not proof of an effect. Every page with scores before and after shows it once. */
export function OutcomeCaution({ labelled = false }: OutcomeCautionProps) {
  const { t } = useTranslation('course', 'common')
  return (
    <p className="mt-4 max-w-prose text-secondary text-muted">
      {labelled && `${t('chance')} `}
      {t('common:betterByItself')}
    </p>
  )
}
