import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'

export type PersonChoice = { readonly Id: string; readonly Text: string }

/** Someone whom the profile is connected with, or null where they no longer are. */
export function KnownPerson({ profileId, children }: { profileId: string; children: (person: PersonChoice | null) => ReactNode }) {
  const { data, error, refetch } = useCall(GetDdlJoinedUserConnections, { ProfileId: profileId })
  if (data) return children(data.Items[0] ?? null)
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

export async function searchPeople(Text: string, signal: AbortSignal): Promise<readonly PersonChoice[]> {
  return (await call(GetDdlJoinedUserConnections, { Text }, { signal })).Items
}
