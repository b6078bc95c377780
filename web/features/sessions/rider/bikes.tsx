import { type ReactNode, useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { bikeWords } from '#web/bike-position/bike-words.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import type { Bike, RiderFile } from '../session.ts'
import { BikeForm } from './bike-form.tsx'
import { AskWhichFit, useNewFit } from './new-fit.tsx'
import { useChangeBike } from './use-rider.ts'

interface BikeLineProps {
  bike: Bike
  onChange: () => void
  onAside: () => void
  onFit: () => void
  busy: boolean
}

function BikeLine({ bike, onChange, onAside, onFit, busy }: BikeLineProps) {
  const { t } = useTranslation('sessions', 'common', 'report')
  const name = useBikeName()(bike)
  const whose = <span className="sr-only"> {name}</span>
  return (
    <li className="grid grid-cols-1 gap-1 border-line border-b py-3 last:border-b-0">
      <p dir="auto">
        <span className="font-semibold">{name}</span>
        {bikeWords(bike) && <span className="text-muted"> {t(`report:bikeType.${bike.type}`)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-1">
        {!bike.retired && (
          <Button kind="quiet" size="small" busy={busy} onClick={onFit}>
            {t('rider.newFit')}
            {whose}
          </Button>
        )}
        <Button kind="text" size="small" onClick={onChange}>
          {t('bike.change')}
          {whose}
        </Button>
        <Button kind="text" size="small" onClick={onAside}>
          {t(bike.retired ? 'bike.takeUp' : 'bike.putAside')}
          {whose}
        </Button>
      </div>
    </li>
  )
}

/** Retires a bike or restores it, and remembers the last retired one for undo. */
function useAside(riderId: string) {
  const { t } = useTranslation('sessions')
  const change = useChangeBike(riderId)
  const [moved, setMoved] = useState<Bike | null>(null)
  const put = (bike: Bike, retired: boolean) =>
    mutateThen(change, { bike, change: { retired } }, (after) => {
      setMoved(retired ? after : null)
      announce(t(retired ? 'bike.aside' : 'bike.back'))
    })
  return { put, moved, forget: () => setMoved(null), error: change.error }
}

/** The retired bikes, collapsed. Renders nothing if there are none. */
function RetiredBikes({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('sessions')
  if (count === 0) return null
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-secondary">
        {t('bike.asideTitle', { count })}
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

/** Offers to restore the bike that was retired last. */
function UndoAside({ aside: { moved, put, forget } }: { aside: ReturnType<typeof useAside> }) {
  const { t } = useTranslation('sessions')
  if (!moved) return null
  return (
    <div className="mt-3">
      <UndoBar text={t('bike.aside')} onUndo={() => put(moved, false)} onDismiss={forget} />
    </div>
  )
}

interface BikeListsProps {
  bikes: readonly Bike[]
  /** Shown between the bikes in use and the retired ones. */
  children: ReactNode
  newFit: ReturnType<typeof useNewFit>
  aside: ReturnType<typeof useAside>
  onChange: (bike: Bike) => void
}

/** The bikes in use, and below them the retired ones. */
function BikeLists({ bikes, children, newFit, aside, onChange }: BikeListsProps) {
  const { t } = useTranslation('sessions')
  const ridden = bikes.filter(({ retired }) => !retired)
  const retired = bikes.filter((bike) => bike.retired)
  const line = (bike: Bike) => (
    <BikeLine
      key={bike.id}
      bike={bike}
      busy={newFit.isBusyWith(bike.id)}
      onChange={() => onChange(bike)}
      onAside={() => aside.put(bike, !bike.retired)}
      onFit={() => newFit.start(bike.id)}
    />
  )
  return (
    <>
      {ridden.length === 0 && <p className="text-muted">{t('bike.none')}</p>}
      {ridden.length > 0 && <ul className="-my-3">{ridden.map(line)}</ul>}
      {children}
      <RetiredBikes count={retired.length}>{retired.map(line)}</RetiredBikes>
    </>
  )
}

/** The rider's bikes: add, edit or retire one, or start a new session on one. */
export function Bikes({ file }: { file: RiderFile }) {
  const { t } = useTranslation('sessions')
  const [edited, setEdited] = useState<Bike | 'new' | null>(null)
  const newFit = useNewFit(file)
  const aside = useAside(file.id)
  const noneRidden = file.bikes.every(({ retired }) => retired)
  return (
    <Card title={t('bike.title')}>
      <BikeLists bikes={file.bikes} newFit={newFit} aside={aside} onChange={setEdited}>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => setEdited('new')}>
            {t('bike.add')}
          </Button>
          {noneRidden && (
            <Button kind="quiet" busy={newFit.isBusyWith(null)} onClick={() => newFit.start(null)}>
              {t('rider.newFitNoBike')}
            </Button>
          )}
        </div>
        <UndoAside aside={aside} />
        {[newFit.asked ? null : newFit.begin.error, aside.error].map(
          (error) => error && <RequestFailure key={error.message} error={error} />,
        )}
      </BikeLists>
      <AskWhichFit file={file} newFit={newFit} />
      {edited && (
        <BikeForm
          key={edited === 'new' ? 'new' : edited.id}
          riderId={file.id}
          bike={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}
