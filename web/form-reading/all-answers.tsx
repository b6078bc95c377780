import { type Chapter, chaptersOf, type Listed } from '#domain/questionnaires/chapters.ts'
import { labelOf, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { stepKey } from '#domain/questionnaires/text-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AnswerList } from './answer-list.tsx'
import { isOwnWords, useForeign } from './answered-in.tsx'
import type { FormRead } from './form-read.ts'

/** A list of similar items, each with the answer that names it as its heading. */
function Items({ form, listed }: { form: FormRead; listed: Listed }) {
  const { t } = useTranslation('submissions')
  const { group, items } = listed
  const foreign = useForeign(form.language)
  if (items.length === 0) return <p className="text-muted">{t('detail.noItems')}</p>
  return (
    <ol className="grid grid-cols-1 gap-4 print:gap-1.5">
      {items.map(({ id, answers: [first, ...rest] }, index) => (
        <li key={id} className="border-line border-b pb-4 last:border-b-0 last:pb-0" data-print-block>
          <h4
            className="mb-2 font-semibold"
            dir="auto"
            lang={first && isOwnWords(first.field) ? foreign : undefined}
          >
            {(first && sayAnswer(form.reader, first.field, first.value, group)) ||
              t('detail.item', { group: labelOf(form.reader, group), number: index + 1 })}
          </h4>
          <AnswerList form={form} answers={rest} group={group} />
        </li>
      ))}
    </ol>
  )
}

function ChapterCard({ form, chapter }: { form: FormRead; chapter: Chapter }) {
  // A list that is alone in its step has the step's name.
  const beside = chapter.fields.length > 0
  return (
    <Card
      part
      title={form.reader.text(stepKey(chapter.step, 'title'))}
      className="mb-5 break-inside-avoid print:mb-2"
    >
      {beside && <AnswerList form={form} answers={chapter.fields} />}
      {chapter.lists.map((listed) =>
        beside ? (
          <section key={listed.group.key} className="mt-5 print:mt-2">
            <p className="mb-2 text-muted print:mb-0.5">{labelOf(form.reader, listed.group)}</p>
            <Items form={form} listed={listed} />
          </section>
        ) : (
          <Items key={listed.group.key} form={form} listed={listed} />
        ),
      )}
    </Card>
  )
}

/** All steps with all answers. With `withZones` it includes the zones, for pages without the table of the drawing. */
export function AllAnswers({ form, withZones = false }: { form: FormRead; withZones?: boolean }) {
  const { t } = useTranslation('submissions')
  const { questionnaire, answers, sentOn, role } = form
  const chapters = chaptersOf(questionnaire, answers, sentOn, {
    consents: role === 'rider',
    zones: withZones,
  })
  return (
    <section className="print:p-0!">
      <h2 className="mt-4 mb-4 print:my-1">
        {t(role === 'fitter' ? 'detail.everything' : 'detail.everythingOwn')}
      </h2>
      <div className="gap-5 lg:columns-2 print:gap-2 print:columns-2">
        {chapters.map((chapter) => (
          <ChapterCard key={chapter.step.key} form={form} chapter={chapter} />
        ))}
      </div>
    </section>
  )
}
