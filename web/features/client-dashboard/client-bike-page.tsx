import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { drawnCurrentPosition } from '#domain/report/drawn-position.ts'
import { latestReading, type ReportRow } from '#domain/report/fit-report.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { PositionDrawing } from '#web/bike-position/position-drawing.tsx'
import { RestoreList } from '#web/bike-position/restore-list.tsx'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { PassportCard } from '#web/passport/passport-card.tsx'
import { pages } from '#web/paths.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { WebAddress } from '#web/ui/web-address.tsx'

type OwnBike = CallResponse<'GET /api/client/bikes/:bikeId'>

const same = (one: Pick<ReportRow, 'key' | 'side'>, other: Pick<ReportRow, 'key' | 'side'>) =>
  one.key === other.key && one.side === other.side

/** The values after each fit, side by side. */
function History({ fits, rows }: { fits: OwnBike['fits']; rows: readonly ReportRow[] }) {
  const { t } = useTranslation('dashboard')
  const words = useWordingInUnits()
  const format = useFormat()
  const system = useUnits()
  const byFit = fits.map((fit) => ({ fit, rows: reportRows(fit.measurements, system) }))
  const columns: Column<ReportRow>[] = [
    {
      key: 'name',
      header: t('client.bike.column'),
      names: true,
      cell: ({ key, side }) => words.name(key, side),
    },
    ...byFit.map(
      ({ fit, rows: own }): Column<ReportRow> => ({
        key: fit.sessionId,
        header: format.date(fit.fittedOn),
        align: 'end',
        cell: (row) => {
          const found = own.find((each) => same(each, row))
          const reading = found && latestReading(found)
          return reading ? words.value(row.key, reading.value) : '–'
        },
      }),
    ),
  ]
  return (
    <Card title={t('client.bike.history')}>
      <Table
        caption={t('client.bike.history')}
        columns={columns}
        rows={rows}
        rowKey={({ key, side }) => `${key} ${side}`}
      />
    </Card>
  )
}

function Scan({ link }: { link: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className="flex flex-wrap items-center gap-4" data-print-block>
      <div className="w-28 flex-none">
        <QrCode text={link} label={t('client.bike.scanLabel', { address: link })} />
      </div>
      <p className="min-w-0 flex-1 basis-48">
        {t('client.bike.scan')}
        <span className="block wrap-anywhere text-secondary text-muted">
          <WebAddress>{link}</WebAddress>
        </span>
      </p>
    </section>
  )
}

/** The bike's numbers as a signed file. */
function Passport({ bikeId, rows }: { bikeId: string; rows: readonly ReportRow[] }) {
  return (
    <PassportCard
      key={bikeId}
      of="bike"
      rows={rows}
      make={(body) => api('POST /api/client/bikes/:bikeId/passport', { params: { bikeId }, body })}
    />
  )
}

/** One bike: the set-up card to print, and the history of its position. */
function BikeCard({ own: { bike, position, fits, link } }: { own: OwnBike }) {
  const { t } = useTranslation('dashboard')
  const nameOf = useBikeName()
  const format = useFormat()
  const rows = reportRows(position, useUnits())
  const drawing = drawnCurrentPosition(rows)
  const wording = useWordingInUnits()
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 dir="auto">{nameOf(bike)}</h1>
          {fits[0] && (
            <p className="text-muted">
              {t('client.bikes.fitted', { date: format.date(fits[0].fittedOn), fitter: bike.fitterName })}
            </p>
          )}
        </div>
        <span data-screen-only>
          <Button size="small" onClick={() => window.print()}>
            {t('client.bike.print')}
          </Button>
        </span>
      </header>
      {rows.length === 0 && <p className="text-muted">{t('client.bike.none')}</p>}
      {drawing && (
        <Card title={t('client.bike.now')}>
          <PositionDrawing drawing={drawing} label={t('client.bike.now')} wording={wording} />
        </Card>
      )}
      <RestoreList rows={rows} />
      <Scan link={link} />
      {rows.length > 0 && <Passport bikeId={bike.id} rows={rows} />}
      {fits.length > 0 && rows.length > 0 && <History fits={fits} rows={rows} />}
    </>
  )
}

/** A bike of the rider's own. */
export default function ClientBikePage() {
  const { t } = useTranslation('dashboard')
  const { bikeId = '' } = useParams()
  const { data, error, refetch } = useQuery(read('GET /api/client/bikes/:bikeId', { params: { bikeId } }))
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-5 py-6 print:max-w-none print:p-0">
      <p data-screen-only>
        <Link
          to={pages.clientDashboard}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
        >
          <span aria-hidden="true">←&nbsp;</span>
          {t('client.bike.back')}
        </Link>
      </p>
      {data && <BikeCard own={data} />}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={9} />}
    </div>
  )
}
