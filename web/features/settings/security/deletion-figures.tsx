import type { Role } from '#domain/roles.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export type Deletion = CallResponse<'GET /api/account/deletion'>

const clientFigures = ['fitFiles', 'submissions', 'openIntakes'] as const
const fitterFigures = ['fitFiles', 'submissions', 'openIntakes', 'invitations'] as const

/** What is deleted with a rider's account. Numbers of zero are not shown. */
function ClientFigures({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('deletion')
  return (
    <>
      <p>{t('client.goes')}</p>
      <ul className="list-disc ps-5">
        {clientFigures.map(
          (name) =>
            deletion[name] > 0 && <li key={name}>{t(`client.${name}`, { count: deletion[name] })}</li>,
        )}
        <li>{t('client.account')}</li>
      </ul>
      {deletion.fitFiles > 0 && (
        <>
          <h4 className="font-semibold">{t('client.stays')}</h4>
          <p>{t('client.staysText')}</p>
        </>
      )}
    </>
  )
}

function FitterFigures({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('deletion')
  const { filesThatStay } = deletion
  return (
    <>
      <p>{t('fitter.goes')}</p>
      <ul className="list-disc ps-5">
        {fitterFigures.map(
          (name) =>
            deletion[name] > 0 && <li key={name}>{t(`fitter.${name}`, { count: deletion[name] })}</li>,
        )}
        <li>{t('fitter.account')}</li>
      </ul>
      <h4 className="font-semibold">{t('fitter.stays')}</h4>
      <p>{filesThatStay > 0 ? t('fitter.filesThatStay', { count: filesThatStay }) : t('fitter.noneStay')}</p>
      {deletion.fitFiles + filesThatStay > 0 && <p>{t('fitter.askRiders')}</p>}
    </>
  )
}

/** What deleting the account deletes and what it keeps, in words and numbers. */
export function DeletionFigures({ deletion, role }: { deletion: Deletion; role: Role }) {
  const { t } = useTranslation('deletion')
  return (
    <div className="grid grid-cols-1 gap-3">
      {role === 'fitter' ? <FitterFigures deletion={deletion} /> : <ClientFigures deletion={deletion} />}
      {deletion.signInStays && <p>{t('signInStays')}</p>}
      <p>{t('device')}</p>
    </div>
  )
}
