import { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'

export type DecisionDetails = OutputOf<typeof GetApplicationDecision>

/** What was decided on an application, and what can be. Of a draft there is nothing to ask. */
export function useDecision({ ApplicationId, State }: Pick<ApplicationDetails, 'ApplicationId' | 'State'>) {
  return useCall(GetApplicationDecision, { ApplicationId }, { enabled: State !== 'draft' })
}
