import type { CallResponse } from '#web/api/api.ts'
import { CopyField } from '#web/ui/copy-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Request = CallResponse<'GET /api/rights-requests'>['open'][number]

/** What the command carries out by itself. For the others it lists the files. */
const BY_COMMAND: readonly Request['right'][] = ['erasure', 'restriction', 'objection']

/** Whether a command carries out what was asked for, and has not done so yet. */
export const waitsForCommand = ({ right, steps }: Request): boolean =>
  BY_COMMAND.includes(right) && !steps.some(({ name }) => name === 'carried_out')

/** Who does what was asked for, and with which button or command. Nothing is done before it is known who asks. */
export function CarryOut({ request }: { request: Request }) {
  const { t } = useTranslation('rights')
  if (request.provenAt === null) return <p className="text-muted">{t('carryOut.waits')}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 className="font-semibold">{t('carryOut.title')}</h4>
      <p>{t(`carryOut.${request.right}`)}</p>
      {BY_COMMAND.includes(request.right) && (
        <CopyField label={t('carryOut.command')} value={`npm run rights -- carry-out ${request.id}`} />
      )}
    </div>
  )
}
