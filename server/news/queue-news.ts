import { pages } from '#domain/pages.ts'
import type { Transaction } from '../database/transaction.ts'
import { fitterDigest } from '../messages/fitter-digest.ts'
import { fitterNews } from '../messages/fitter-news.ts'
import { accountUserOf } from '../people/account-user.ts'
import {
  type Digest,
  listDueDigests,
  listNewAnswers,
  listNewIntakes,
  NEWS_PURPOSE,
  type News,
  updateDigestDays,
} from './news.repository.ts'

/** How many mails one transaction queues. */
const BATCH = 50

async function queueOne(tx: Transaction, news: News): Promise<void> {
  const fitter = await accountUserOf(tx, news.fitter_id)
  if (!fitter?.email) return
  const isIntake = news.kind === 'intake' || news.kind === 'intake_red_flag'
  const page = isIntake ? pages.intakeDetail : pages.followUpDetail
  await fitterNews.queue(
    tx,
    {
      to: fitter.email,
      language: fitter.language,
      params: {
        news: news.kind,
        about: news.about,
        link: `${tx.publicUrl}${page.replace(':sessionId', news.session_id)}`,
      },
    },
    {
      purpose: `${isIntake ? NEWS_PURPOSE.intake : NEWS_PURPOSE.answer}${news.about}`,
      riderId: news.rider_id,
      sessionId: news.session_id,
    },
  )
}

/**
 * Queues a mail to the fitter for each new intake, red flag and unhappy answer, once, unless it is switched off.
 * @returns false: what is left after a full batch waits for the next turn
 */
export async function queueNews(tx: Transaction): Promise<boolean> {
  const news = [...(await listNewIntakes(tx, BATCH)), ...(await listNewAnswers(tx, BATCH))]
  for (const each of news) await queueOne(tx, each)
  return false
}

async function queueDigest(tx: Transaction, digest: Digest): Promise<void> {
  const fitter = await accountUserOf(tx, digest.fitter_id)
  if (!fitter?.email) return
  await fitterDigest.queue(
    tx,
    {
      to: fitter.email,
      language: fitter.language,
      params: {
        fitterId: digest.fitter_id,
        followUps: digest.follow_ups,
        unreadForms: digest.unread_forms,
        link: `${tx.publicUrl}${digest.follow_ups > 0 ? pages.followUps : pages.allSubmissions}`,
      },
    },
    { purpose: `digest:${digest.fitter_id}:${digest.day}` },
  )
}

/**
 * Queues the digests of the practices whose day began: one a day, and none where nothing waits or it is switched off.
 * @returns whether there are more
 */
export async function queueDigests(tx: Transaction): Promise<boolean> {
  const due = await listDueDigests(tx, BATCH)
  if (due.length === 0) return false
  await updateDigestDays(tx, due)
  for (const digest of due)
    if (digest.wanted && digest.follow_ups + digest.unread_forms > 0) await queueDigest(tx, digest)
  return due.length === BATCH
}
