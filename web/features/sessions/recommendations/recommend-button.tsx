import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { RecommendationForm } from './recommendation-form.tsx'

/** Opens the form for a new recommendation. It is beside the button that adds a change. */
export function RecommendButton() {
  const { t } = useTranslation('sessions')
  const { recommend } = useFit()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('recommend.add')}
      </Button>
      {open && (
        <RecommendationForm
          title={t('recommend.add')}
          start={{ kind: 'exercise', words: '', dueOn: null }}
          onClose={() => setOpen(false)}
          onSave={(said) => {
            recommend(said)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
