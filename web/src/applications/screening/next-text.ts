import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { SCREENING_FAILURE_TEXTS } from '@keystead/contract/applications/screening/screening.values.ts'
import { text } from './deciders.text.ts'

/** How it stands and what comes next, in one sentence for those who decide. */
export function nextText({ State, Name, Report, Blocked, Failure }: ScreeningRead): string {
  const { next } = text
  const name = { name: Name }
  switch (State) {
    case 'requested':
    case 'unpaid':
    case 'questions':
    case 'checking':
    case 'refused':
      return next[State](name)
    case 'ordered':
    case 'working':
    case 'canceled':
      return next[State]
    case 'blocked':
      return next.blocked({ name: Name, agency: Blocked?.Agency.Name ?? '' })
    case 'failed':
      return next.failed({ failure: SCREENING_FAILURE_TEXTS[Failure ?? 'other'] })
    case 'completed':
      return completedText(Report)
  }
}

function completedText(report: ScreeningRead['Report']): string {
  const { next } = text
  if (report?.IsExpired) return next.expired
  if (report?.IsNewSinceOpened) return next.corrected
  return report?.OpenedAt ? next.opened : next.completed
}
