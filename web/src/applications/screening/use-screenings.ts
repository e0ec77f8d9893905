import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'

export type ScreeningDetails = OutputOf<typeof GetScreenings>

/** Of a draft there is nothing to ask. */
export function useScreenings({ ApplicationId, State }: Pick<ApplicationDetails, 'ApplicationId' | 'State'>) {
  return useCall(GetScreenings, { ApplicationId }, { enabled: State !== 'draft' })
}
