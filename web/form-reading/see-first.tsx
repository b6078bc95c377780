import { markKey } from '#domain/questionnaires/text-keys.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { useForeign } from './answered-in.tsx'
import type { FormRead } from './form-read.ts'
import { type Marked, markedOf } from './marked-answers.ts'

function MarkedLine({ form, marked }: { form: FormRead; marked: Marked }) {
  const { reader } = form
  const foreign = useForeign(form.language)
  const severity = severities.find((each) => each === marked.severity)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b py-2 last:border-b-0">
      {severity && (
        <span aria-hidden="true" className="contents">
          <SeverityMark value={severity} />
        </span>
      )}
      <span className="min-w-0 flex-1 basis-40 font-semibold" dir="auto">
        <span lang={marked.ownName ? foreign : undefined}>{marked.name}</span>
        {severity && (
          <span className="sr-only"> {reader.text('common:scale.answer', { value: severity, max: 7 })}</span>
        )}
        {marked.said && <span className="block font-normal">{marked.said}</span>}
      </span>
      <span className="flex flex-wrap justify-end gap-1.5">
        {marked.marks.map((mark) => (
          <Pill key={mark} tone="coral">
            {reader.text(markKey(mark))}
          </Pill>
        ))}
      </span>
    </li>
  )
}

interface SeeFirstProps {
  form: FormRead
  /** Shown if there is nothing to see first. */
  none?: string
  /** What the answers ask of the fitter. */
  advice?: string
}

/** The most important answers for the fitter as text: severity 6–7, current injuries, treatment, red flags. */
export function SeeFirst({ form, none, advice }: SeeFirstProps) {
  const { t } = useTranslation('submissions')
  const found = markedOf(form.reader, form.questionnaire, form.answers)
  return (
    <Card title={t('detail.first')} alert={found.length > 0}>
      {found.length === 0 ? (
        <p className="text-muted">{none ?? t('detail.nothingFirst')}</p>
      ) : (
        <ul className="-my-2">
          {found.map((marked) => (
            <MarkedLine key={marked.path} form={form} marked={marked} />
          ))}
        </ul>
      )}
      {advice && <p className="mt-3">{advice}</p>}
    </Card>
  )
}
