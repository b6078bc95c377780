import { useState } from 'react'
import type { ListedFitter } from '#web/fitter-choice/fitter-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { OfferForm } from './offer-form.tsx'
import type { Bike } from './use-sharing.ts'

const choice = lazyPart(() => import('./choose-fitter.tsx'), ['intake'])

interface OfferToFitterProps {
  bikes: readonly Bike[]
  onClose: () => void
}

/** Offers fits to a fitter from the directory: first whom, then what. */
export function OfferToFitter({ bikes, onClose }: OfferToFitterProps) {
  const { t } = useTranslation('sharing', 'common')
  const [fitter, setFitter] = useState<ListedFitter | null>(null)
  if (fitter)
    return <OfferForm bikes={bikes} fitter={fitter} onChange={() => setFitter(null)} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choose.title')}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      <PartPlace waiting={<Skeleton lines={5} />}>
        <choice.Part onChoose={setFitter} />
      </PartPlace>
    </Dialog>
  )
}
