import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ConfirmIdentity } from '../security/confirm-identity.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { FileCard } from './file-card.tsx'
import { filesQuery } from './own-files.ts'
import { type Receipt, ReceiptCard } from './receipt-card.tsx'

function Files() {
  const { t } = useTranslation('dataRights')
  const { data, error, refetch } = useQuery(filesQuery)
  const [receipt, setReceipt] = useState<Receipt>()
  const [address] = useSearchParams()
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <>
      {receipt && <ReceiptCard receipt={receipt} onClose={() => setReceipt(undefined)} />}
      {data.files.length === 0 && <EmptyState title={t('files.none')} text={t('files.noneHint')} />}
      {data.files.map((file) => (
        <FileCard
          key={file.riderId}
          file={file}
          toErase={address.get('erase') === file.riderId}
          onErased={setReceipt}
        />
      ))}
    </>
  )
}

/** The files that fitters keep about the rider: what is in force for each, its restriction and its erasure. */
export default function OwnFilesPage() {
  const { t } = useTranslation('dataRights')
  return (
    <SettingsPage lead={t('files.lead')}>
      {(account) => (
        <ConfirmIdentity account={account}>
          <Files />
        </ConfirmIdentity>
      )}
    </SettingsPage>
  )
}
