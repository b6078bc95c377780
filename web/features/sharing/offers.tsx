import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferToFitter } from './offer-to-fitter.tsx'
import { useOfferWords } from './use-offer-words.ts'
import { type Bike, type Offer, type Sharing, useChangeOffer, useConfirmOffer } from './use-sharing.ts'

const TONES = {
  open: 'plain',
  accepted: 'amber',
  shared: 'teal',
  paused: 'amber',
  expired: 'plain',
  ended: 'plain',
} as const

interface OfferProps {
  offer: Offer
  bikes: readonly Bike[]
}

/** The fitter who accepted: the rider checks who it is, and only then shares. */
function Confirmation({ offer }: { offer: Offer }) {
  const { t } = useTranslation('sharing')
  const confirm = useConfirmOffer()
  const { fitter } = offer
  if (offer.state !== 'accepted' || !fitter?.name) return null
  const name = fitter.studio ? `${fitter.name} · ${fitter.studio}` : fitter.name
  const share = () =>
    mutateThen(confirm, { offerId: offer.id, fitterId: fitter.id }, () =>
      announce(t('offers.shared_announced')),
    )
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 rounded-lg bg-amber-soft p-4 text-amber-deep">
      <p className="break-words font-semibold">{t('offers.asks', { name })}</p>
      {fitter.email && <p>{t('offers.address', { address: fitter.email })}</p>}
      <p>{t('offers.asksText')}</p>
      <p>
        <Button busy={confirm.isPending} onClick={share}>
          {t('offers.confirm', { name: fitter.name })}
        </Button>
      </p>
      {confirm.error && <RequestFailure error={confirm.error} />}
    </div>
  )
}

/** The button that ends an offer or a share, or shares again. */
function ChangeButton({ offer }: { offer: Offer }) {
  const { t } = useTranslation('sharing')
  const change = useChangeOffer()
  const { id: offerId, state } = offer
  const over = offer.until !== null && Date.parse(offer.until) < Date.now()
  const gone = offer.fitter?.name === ''
  if (state === 'expired' || (state === 'ended' && (!offer.sharedAt || !offer.endedAt || over || gone)))
    return null
  const ended = state !== 'ended'
  const label = {
    open: 'takeBack',
    accepted: 'refuse',
    shared: 'end',
    paused: 'end',
    ended: 'reopen',
  } as const
  const press = () =>
    mutateThen(change, { offerId, ended }, () =>
      announce(t(ended ? 'offers.ended_announced' : 'offers.shared_announced')),
    )
  return (
    <>
      <Button kind="quiet" size="small" busy={change.isPending} onClick={press}>
        {t(state === 'open' && offer.fitter ? 'offers.takeOfferBack' : `offers.${label[state]}`)}
      </Button>
      {change.error && <RequestFailure error={change.error} />}
    </>
  )
}

function OfferLine({ offer, bikes }: OfferProps) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const words = useOfferWords(bikes)
  const { state, fitter, expiresAt, sharedAt } = offer
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words font-semibold">{words(offer)}</p>
          {fitter && state !== 'accepted' && (
            <p className="break-words text-muted">
              {t(sharedAt ? 'offers.with' : 'offers.to', { name: fitter.name || t('offers.gone') })}
            </p>
          )}
          {state === 'open' && (
            <p className="text-secondary text-muted">
              {t(fitter ? 'offers.offerUntil' : 'offers.linkUntil', { date: format.dateTime(expiresAt) })}
            </p>
          )}
        </div>
        <ChangeButton offer={offer} />
      </div>
      <p className="mt-2">
        <Pill tone={TONES[state]}>
          {t(state === 'open' && fitter ? 'offers.state.offered' : `offers.state.${state}`)}
        </Pill>
      </p>
      <Confirmation offer={offer} />
    </li>
  )
}

/** What the rider offers and shares, and the forms that offer it. */
export function Offers({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing')
  const [making, setMaking] = useState<'offer' | 'link' | null>(null)
  const close = () => setMaking(null)
  const { offers, bikes } = sharing
  return (
    <Card title={t('offers.title')}>
      <p className="max-w-prose text-muted">{t('offers.text')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => setMaking('offer')}>{t('offers.choose')}</Button>
        <Button kind="quiet" onClick={() => setMaking('link')}>
          {t('offers.make')}
        </Button>
      </p>
      {offers.length > 0 && (
        <>
          <h3 className="mt-6">{t('offers.list')}</h3>
          <ul>
            {offers.map((offer) => (
              <OfferLine key={offer.id} offer={offer} bikes={bikes} />
            ))}
          </ul>
        </>
      )}
      {making === 'offer' && <OfferToFitter bikes={bikes} onClose={close} />}
      {making === 'link' && <OfferForm bikes={bikes} fitter={null} onClose={close} />}
    </Card>
  )
}
