import { type Item, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import { isDrawn } from '#domain/questionnaires/chapters.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { labelOf, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { optionKey } from '#domain/questionnaires/text-keys.ts'
import { ZONES } from '#domain/zones.ts'
import { placeDrawn } from '#web/form/place-drawn.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Marks } from '#web/ui/rider-drawing/marks.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { isOwnWords, useForeign } from './answered-in.tsx'
import type { FormRead } from './form-read.ts'

/** The group that the drawing shows, with its items, the most severe first. */
function drawnIn({ questionnaire, answers }: FormRead): { group: Group; items: readonly Item[] } | null {
  const group = entriesOf(questionnaire).find(isDrawn)
  if (!group) return null
  const scoreOf = (item: Item) => Number(memberOf(item, group.figure?.value ?? '') ?? 0)
  return { group, items: itemsOf(answers, group.key).toSorted((a, b) => scoreOf(b) - scoreOf(a)) }
}

function zonesOf(form: FormRead, group: Group, items: readonly Item[]): Marks {
  const axis = group.fields.find(({ key }) => key === group.figure?.of)
  if (!axis || !group.figure) return {}
  const { of, value } = group.figure
  return Object.fromEntries(
    ZONES.map((zone) => {
      const item = items.find((each) => memberOf(each, of) === zone)
      const score = severities.find((each) => item && memberOf(item, value) === each) ?? null
      const place = item && placeDrawn(zone, item)
      const named = group.fields.find(({ key }) => place && key === `location_${zone}`)
      const label = form.reader.text(place && named ? optionKey(named, place) : optionKey(axis, zone))
      return [zone, { label, score, place }]
    }),
  )
}

function Score({ value }: { value: unknown }) {
  const severity = severities.find((each) => each === value)
  return severity ? <SeverityMark value={severity} /> : null
}

function columnsOf({ reader }: FormRead, group: Group, foreign: string | undefined): Column<Item>[] {
  const [places, fields] = partition(group.fields)
  const said = (field: Field, item: Item) => sayAnswer(reader, field, memberOf(item, field.key), group)
  const columns = fields.map(
    (field): Column<Item> => ({
      key: field.key,
      header: labelOf(reader, field, group),
      names: field.key === group.figure?.of,
      cell: (item) =>
        field.key === group.figure?.value ? (
          <Score value={memberOf(item, field.key)} />
        ) : (
          <Said words={said(field, item)} own={isOwnWords(field)} foreign={foreign} />
        ),
    }),
  )
  if (places.length === 0) return columns
  // Each zone has its own question about the place, so one column has them all.
  const place: Column<Item> = {
    key: 'place',
    header: reader.text('zoneDetails:place'),
    cell: (item) => <Said words={places.map((field) => said(field, item)).find(Boolean) ?? null} />,
  }
  return columns.toSpliced(2, 0, place)
}

const partition = (fields: readonly Field[]): [places: Field[], others: Field[]] => [
  fields.filter(({ key }) => key.startsWith('location_')),
  fields.filter(({ key }) => !key.startsWith('location_')),
]

interface SaidProps {
  words: string | null
  /** The rider wrote them. A long word of theirs breaks before it widens the page. */
  own?: boolean
  /** The language of the rider's own words, if it is not the page's. */
  foreign?: string | undefined
}

function Said({ words, own = false, foreign }: SaidProps) {
  return (
    <span
      className={`whitespace-pre-line ${own ? 'wrap-anywhere' : ''}`}
      dir="auto"
      lang={own ? foreign : undefined}
    >
      {words ?? '–'}
    </span>
  )
}

/** Where the rider has discomfort, drawn on the rider and bike. */
export function DiscomfortDrawing({ form }: { form: FormRead }) {
  const { t } = useTranslation('submissions')
  const drawn = drawnIn(form)
  if (!drawn) return null
  return (
    <Card title={t('detail.discomfort')}>
      <RiderDrawing
        zones={zonesOf(form, drawn.group, drawn.items)}
        label={t('detail.drawing')}
        className="mx-auto max-w-xl print:max-w-56"
      />
    </Card>
  )
}

/** The table of the drawing, with all answers about each zone. */
export function DiscomfortTable({ form }: { form: FormRead }) {
  const { t } = useTranslation('submissions')
  const drawn = drawnIn(form)
  const foreign = useForeign(form.language)
  if (!drawn) return null
  return (
    <Card title={labelOf(form.reader, drawn.group)}>
      {drawn.items.length === 0 ? (
        <p className="text-muted">{t('detail.noDiscomfort')}</p>
      ) : (
        <Table
          caption={labelOf(form.reader, drawn.group)}
          columns={columnsOf(form, drawn.group, foreign)}
          rows={drawn.items}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}
