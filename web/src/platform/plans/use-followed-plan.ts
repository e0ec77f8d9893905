import { FollowPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { useEffect } from 'react'
import { useCommand } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import { useMay } from '../../sessions/rights.ts'
import { sessionChanged, useSession } from '../../sessions/session.ts'
import { text } from './own-plan.text.ts'

/** Brings the plan label of the header up to date, where the plan was changed elsewhere: by an operator, or by the calendar. */
export function useFollowedPlan(planId: number | undefined): void {
  const shownPlanId = useSession()?.PlanId
  const { run } = useCommand(FollowPlan)
  const mayFollow = useMay()(FollowPlan)
  const isBehind = mayFollow && planId !== undefined && shownPlanId !== undefined && planId !== shownPlanId
  useEffect(() => {
    if (!isBehind) return
    run({}).then(sessionChanged, (error: unknown) => logWarning(text.labelNotUpdated, error))
  }, [isBehind, run])
}
