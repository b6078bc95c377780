import { useState } from 'react'
import { RIGHTS_OUTCOMES, type RightsOutcome } from '#domain/rights/rights-clock.ts'
import { languages } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { waitsForCommand } from './carry-out.tsx'
import { WordsDialog } from './words-dialog.tsx'

type Request = CallResponse<'GET /api/rights-requests'>['open'][number]

/** Reminds support that what was asked for may still have to be done. It may have been done without the command. */
function NotCarriedOut() {
  const { t } = useTranslation('rights')
  return (
    <p role="status" className="font-semibold text-amber-deep">
      {t('answer.notCarriedOut')}
    </p>
  )
}

/** Answers a request with a letter. Without a proof of who asks it can only be refused. */
export function AnswerDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const { t } = useTranslation('rights')
  const proven = request.provenAt !== null
  const [outcome, setOutcome] = useState<RightsOutcome | null>(proven ? null : 'refused')
  const [tried, setTried] = useState(false)
  const params = { requestId: request.id }
  return (
    <WordsDialog
      title={t('answer.title')}
      text={t('answer.text')}
      label={t('answer.words')}
      hint={t('letterLanguage', { language: languages[offeredLanguage(request.language)].name })}
      save={t('answer.button')}
      done={t('state.answered')}
      ready={outcome !== null}
      onTried={() => setTried(true)}
      onSend={async (words) => {
        if (outcome === null) return
        await api('POST /api/rights-requests/:requestId/answer', { params, body: { outcome, words } })
      }}
      onClose={onClose}
    >
      {proven ? (
        <ChoiceGroup
          label={t('answer.outcome')}
          error={tried && outcome === null ? t('answer.noOutcome') : undefined}
          required
          columns={2}
          options={RIGHTS_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
      ) : (
        <p>{t('answer.unproven')}</p>
      )}
      {outcome === 'done' && waitsForCommand(request) && <NotCarriedOut />}
    </WordsDialog>
  )
}
