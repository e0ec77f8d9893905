import { GetDdlAssetsUnassignedProfiles } from '@keystead/contract/assets/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { PROFILE_TYPES } from '@keystead/contract/users/profiles/profile.values.ts'
import type { PersonItem } from '@keystead/contract/users/profiles/profile.schemas.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import styles from './Assignments.module.css'

type Kind = typeof PROFILE_TYPES.Agent | typeof PROFILE_TYPES.Tenant

type ConnectedPeopleProps = {
  assetId: string
  profileTypeId: Kind
  /** Whom the address names: handed on where they are one of these people. */
  wanted?: string | null
  children: (people: readonly PersonItem[], chosen: PersonItem | null) => ReactNode
}

/** The people that a property can be assigned to; where there are none, the way to invite somebody. */
export function ConnectedPeople({ assetId, profileTypeId, wanted = null, children }: ConnectedPeopleProps) {
  const { data, error, refetch } = useCall(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId: profileTypeId })
  const named = useCall(
    GetDdlAssetsUnassignedProfiles,
    { AssetId: assetId, ProfileTypeId: profileTypeId, ProfileId: wanted },
    { enabled: wanted !== null },
  )
  const isAgent = profileTypeId === PROFILE_TYPES.Agent
  const invite = paths.sendInvite(isAgent ? { type: 'agent', asset: assetId } : { type: 'tenant' })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data || named.isLoading) return <FormSkeleton />
  if (data.Items.length === 0) {
    return (
      <EmptyState
        title={isAgent ? messages.noAgentsFound : messages.noTenantsFound}
        icon={UserPlusIcon}
        action={
          <LinkButton to={invite} variant="primary">
            Invite somebody
          </LinkButton>
        }
      >
        {isAgent
          ? 'You are connected with no agent who does not have this property already.'
          : 'You are connected with no tenant who does not live here already.'}
      </EmptyState>
    )
  }
  return (
    <>
      {children(data.Items, named.data?.Items[0] ?? null)}
      <p className={styles.invite}>
        {isAgent ? 'Not in the list?' : 'Somebody is not in the list?'} <Link to={invite}>Invite somebody</Link> first.
      </p>
    </>
  )
}
