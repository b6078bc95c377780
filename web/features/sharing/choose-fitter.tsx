import { FitterChoice, type ListedFitter } from '#web/fitter-choice/fitter-choice.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The fitters in the directory, one of whom the rider chooses. */
export default function ChooseFitter({ onChoose }: { onChoose: (fitter: ListedFitter) => void }) {
  const { t } = useTranslation('sharing')
  return (
    <FitterChoice onChoose={onChoose} none={<p>{t('choose.none')}</p>}>
      <p className="text-muted">{t('choose.text')}</p>
    </FitterChoice>
  )
}
