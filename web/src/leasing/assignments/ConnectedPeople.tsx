import { GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { UserPlusIcon } from '../../ui/icons.ts'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './assign.text.ts'
import styles from './Assignments.module.css'

type Kind = typeof PROFILE_TYPES.Agent | typeof PROFILE_TYPES.Tenant

type ConnectedPeopleProps = {
  details: UserAssetDetails
  profileTypeId: Kind
  /** Whom the address names: handed on where they can be chosen. */
  wanted?: string | null
  /** `hasSome`: there is someone to choose. */
  children: (chosen: PersonItem | null, hasSome: boolean) => ReactNode
}

/** A form that chooses among connected people; for an agent, where there are none, the way to invite one. Tenants can be written down. */
export function ConnectedPeople({ details, profileTypeId, wanted = null, children }: ConnectedPeopleProps) {
  const isAgent = profileTypeId === PROFILE_TYPES.Agent
  const { data, error, refetch } = useCall(GetUserConnectionCounts, {})
  const named = useCall(
    GetDdlAssetsUnassignedProfiles,
    { AssetId: details.AssetId, ProfileTypeId: profileTypeId, ProfileId: wanted },
    { enabled: wanted !== null },
  )
  const invite = paths.sendInvite(isAgent ? { type: 'agent', asset: details.AssetId } : { type: 'tenant' })
  const session = useSession()
  const mayInvite = session !== null && mayOpen(invite, session)
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data || named.isLoading) return <FormSkeleton />
  if (isAgent && details.Relation === 'manager' && data.Agents.Joined === 0) {
    return (
      <EmptyState
        title={messages.noAgentsFound}
        icon={UserPlusIcon}
        action={
          <OpenLinkButton to={invite} variant="primary">
            {text.inviteAgent}
          </OpenLinkButton>
        }
      >
        {text.noAgents}
      </EmptyState>
    )
  }
  return (
    <>
      {children(named.data?.Items[0] ?? null, (isAgent ? data.Agents : data.Tenants).Joined > 0)}
      {mayInvite && (
        <p className={styles.invite}>
          {inParts(
            isAgent
              ? text.agentNotFound.parts({ invite: <Link to={invite}>{text.inviteAgent}</Link> })
              : text.tenantNotFound.parts({ invite: <Link to={invite}>{text.inviteTenant}</Link> }),
          )}
        </p>
      )}
    </>
  )
}
