import type { Passport, PassportValue } from '#domain/passport/passport.ts'
import { nameWithPoint } from '#domain/report/conventions.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { PassportClaim } from './passport-claim.tsx'

function Numbers({ values }: { values: readonly PassportValue[] }) {
  const { t } = useTranslation('passport')
  const { t: say } = useTranslation('report', 'measurements')
  const wording = useWordingInUnits()
  const columns: Column<PassportValue>[] = [
    {
      key: 'name',
      header: t('measurement'),
      names: true,
      cell: ({ key, side, ...reading }) => nameWithPoint(key, reading, wording.name(key, side), say),
    },
    {
      key: 'value',
      header: t('value'),
      align: 'end',
      cell: ({ key, value, by }) => (
        <>
          {wording.value(key, value)}
          {by === 'rider' && <span className="block text-secondary text-muted">{t('byRider')}</span>}
        </>
      ),
    },
  ]
  return (
    <Table
      caption={t('numbers')}
      columns={columns}
      rows={values}
      rowKey={({ key, side }) => `${key} ${side}`}
    />
  )
}

/** A verified passport. */
export function PassportView({ passport }: { passport: Passport }) {
  const { t } = useTranslation('passport')
  const format = useFormat()
  const { bike, rider } = passport
  const bikeName = bike && [bike.make, bike.model, bike.size].filter(Boolean).join(' ')
  return (
    <Card title={t('real')}>
      <div className="grid grid-cols-1 gap-3" role="status">
        <PassportClaim passport={passport} />
        <p>
          {t('fittedOn', { date: format.date(passport.fittedOn) })}
          <br />
          {t('issuedOn', { date: format.date(new Date(passport.issuedAt * 1000)) })}
        </p>
        {rider && <p dir="auto">{t('rider', { name: rider.name })}</p>}
        {bikeName && <p dir="auto">{bikeName}</p>}
        {passport.kind === 'position' && <p className="text-muted">{t('position')}</p>}
        {passport.extract && <p className="text-muted">{t('extract')}</p>}
        <Numbers values={passport.values} />
      </div>
    </Card>
  )
}
