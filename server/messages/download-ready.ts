import { z } from 'zod'
import { pages } from '#domain/pages.ts'
import type { Transaction } from '../database/transaction.ts'
import { accountUserOf } from '../people/account-user.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { isDownloadReady } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({ downloadId: z.string(), link: z.string() })

/** Tells a person that the copy of their data is ready. The link leads to a page that asks who it is. */
export const downloadReady = defineMail({
  kind: 'download_ready',
  lane: 'ordinary',
  params,
  shouldSend: async (tx, _row, { downloadId }) => sendIf(await isDownloadReady(tx, downloadId)),
  // Only somebody who is logged in asks for a copy, so one that is not expected must not be ignored.
  reason: { because: 'asked' },
  write: (t, { link }, { publicUrl }) => ({
    subject: t('downloadReady.subject'),
    heading: t('downloadReady.heading'),
    blocks: [
      paragraph(t('downloadReady.text')),
      button(t('downloadReady.button'), link),
      paragraph(t('downloadReady.notYou', { address: publicUrl })),
    ],
  }),
})

/** Queues the mail, once for each copy, if the account has an address. */
export async function queueDownloadReady(tx: Transaction, accountId: string, downloadId: string) {
  const account = await accountUserOf(tx, accountId)
  if (!account?.email) return
  await downloadReady.queue(
    tx,
    {
      to: account.email,
      language: account.language,
      params: { downloadId, link: `${tx.publicUrl}${pages.downloadSettings}` },
    },
    { purpose: `download:${downloadId}`, accountId },
  )
}
