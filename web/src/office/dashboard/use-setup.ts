import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import { useCall } from '../../api/query.ts'
import { type SetupStep, setupSteps } from './setup-steps.ts'

/** `steps` is null while they are not known, where they can not be said, once all are done, and when the list was put away. */
export function useSetup(
  counts: OutputOf<typeof GetUserAssetCounts> | undefined,
  { enabled }: { enabled: boolean },
): { steps: SetupStep[] | null; isWaiting: boolean } {
  const { data: account, isPending: accountIsPending } = useCall(GetUserAccountDetails, {}, { enabled })
  const { data: connections, isPending: connectionsArePending } = useCall(GetUserConnectionCounts, {}, { enabled })
  const { data: factors, isPending: factorsArePending } = useCall(GetSecurityFactors, {}, { enabled })
  if (!account || account.SetupHidden || !connections || !factors || !counts)
    return { steps: null, isWaiting: enabled && (accountIsPending || connectionsArePending || factorsArePending) }
  const { occupied, ending, notice, upcoming } = counts.Occupancy
  const { Agents, Tenants } = connections
  const steps = setupSteps({
    email: account.Email,
    emailIsConfirmed: account.EmailVerified,
    homes: counts.All,
    leasedHomes: occupied + ending + notice + upcoming,
    people: Agents.Joined + Agents.Sent + Tenants.Joined + Tenants.Sent,
    hasSecondFactor: factors.TotpSince !== null || factors.Passkeys.length > 0,
  })
  return { steps: steps.every(({ isDone }) => isDone) ? null : steps, isWaiting: false }
}
