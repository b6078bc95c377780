import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DEFAULT_PROTOCOL,
  type FollowUpProtocol,
  MAX_MILESTONES,
  MAX_REMINDERS,
} from '#domain/follow-ups/protocol.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { DayList } from './day-list.tsx'
import { NewsSection } from './news-section.tsx'
import { type EditedPlan, figuresOf, isAboutReminders, planOf, problemsOf } from './plan.ts'
import { PlanPreview } from './plan-preview.tsx'

type Kept = CallResponse<'GET /api/follow-up-protocol'>

const protocolQuery = read('GET /api/follow-up-protocol')

/** A mutable copy of the plan. */
const copyOf = ({ milestones, reminderDays }: FollowUpProtocol) => ({
  milestones: [...milestones],
  reminderDays: [...reminderDays],
})

function useKeep(version: number, onStale: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (plan: FollowUpProtocol) =>
      api('PUT /api/follow-up-protocol', { body: { protocol: copyOf(plan), version } }),
    onSuccess: (kept) => client.setQueryData(protocolQuery.queryKey, kept),
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version'
      if (stale) void client.refetchQueries({ queryKey: protocolQuery.queryKey }).then(onStale)
    },
  })
}

function useProblemWords(edited: EditedPlan) {
  const { t } = useTranslation('followUpPages')
  const problems = problemsOf(edited)
  const say = (about: boolean) =>
    problems
      .filter((problem) => isAboutReminders(problem) === about)
      .map((problem) => t(`protocol.problem.${problem}`, figuresOf(problem)))
  return { ofMilestones: say(false), ofReminders: say(true) }
}

interface PlanFieldsProps {
  edited: EditedPlan
  problems: ReturnType<typeof useProblemWords>
  change: (part: Partial<EditedPlan>) => void
}

/** The fields for the days of the milestones and reminders. */
function PlanFields({ edited, problems, change }: PlanFieldsProps) {
  const { t } = useTranslation('followUpPages')
  return (
    <>
      <DayList
        title={t('protocol.milestones')}
        hint={t('protocol.milestonesHint')}
        nameOf={(number) => t('protocol.milestone', { number })}
        days={edited.milestones}
        onChange={(milestones) => change({ milestones })}
        add={t('protocol.add')}
        max={MAX_MILESTONES}
        problems={problems.ofMilestones}
      />
      <DayList
        title={t('protocol.reminders')}
        hint={t('protocol.remindersHint')}
        nameOf={(number) => t('protocol.reminder', { number })}
        days={edited.reminderDays}
        onChange={(reminderDays) => change({ reminderDays })}
        add={t('protocol.addReminder')}
        max={MAX_REMINDERS}
        problems={problems.ofReminders}
      />
    </>
  )
}

function Editor({ kept, onStale }: { kept: Kept; onStale: () => void }) {
  const { t } = useTranslation('followUpPages')
  const [edited, setEdited] = useState<EditedPlan>(() => copyOf(kept.protocol))
  const keep = useKeep(kept.version, onStale)
  const problems = useProblemWords(edited)
  const plan = planOf(edited)
  const sound = plan !== null && problems.ofMilestones.length + problems.ofReminders.length === 0
  const change = (part: Partial<EditedPlan>) => {
    keep.reset()
    setEdited({ ...edited, ...part })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlanFields edited={edited} problems={problems} change={change} />
      {sound && <PlanPreview plan={plan} />}
      {keep.error !== null && <RequestFailure error={keep.error} />}
      <p role="status">{keep.isSuccess && t('protocol.saved')}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={keep.isPending} waiting={!sound} onClick={() => plan && keep.mutate(plan)}>
          {t('protocol.save')}
        </Button>
        <Button kind="quiet" onClick={() => change(copyOf(DEFAULT_PROTOCOL))}>
          {t('protocol.usual')}
        </Button>
      </div>
    </div>
  )
}

/** The page for the fitter's follow-up plan, with a preview of the dates, and for the mails the fitter gets. */
export default function ProtocolPage() {
  const { t } = useTranslation('followUpPages', 'frame')
  const { data, error, refetch } = useQuery(protocolQuery)
  const [renewed, setRenewed] = useState(0)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('frame:title.followUpPlan')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('protocol.lead')}</p>
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {renewed > 0 && (
        <p role="status" className="mb-4 font-semibold">
          {t('protocol.stale')}
        </p>
      )}
      {data && <Editor key={renewed} kept={data} onStale={() => setRenewed(renewed + 1)} />}
      <div className="mt-6">
        <NewsSection />
      </div>
    </div>
  )
}
