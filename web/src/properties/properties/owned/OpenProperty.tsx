import { GetUserAssetDetails, PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { useEffect, type ReactNode } from 'react'
import { useCall } from '../../../api/query.ts'
import { select, useSelectedId, type Selection } from '../../../sessions/selection.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Page, type Breadcrumb } from '../../../ui/Page.tsx'
import { CardsSkeleton } from '../../../ui/Skeleton.tsx'
import { ClosedProperty } from './ClosedProperty.tsx'

type OpenPropertyProps = {
  selection: Selection
  title: string
  /** Where the reader's properties are. */
  list: Breadcrumb
  width?: 'narrow'
  /** In the place of the property while it comes. */
  skeleton?: ReactNode
  children: (details: UserAssetDetails) => ReactNode
}

/** The property that the address names, for as long as it is open to whoever reads: also an open tab closes with the right. */
export function OpenProperty({ selection, title, list, width, skeleton, children }: OpenPropertyProps) {
  const id = useSelectedId(selection)
  const { data, error, refetch } = useCall(GetUserAssetDetails, { AssetId: id ?? '' }, { enabled: id !== null })

  useEffect(() => {
    if (data) select(selection, data.AssetId)
  }, [data, selection])

  const isClosed = id === null || error?.is(PropertyNotFound)
  if (data && !isClosed) return children(data)
  return (
    <Page title={title} breadcrumbs={[list]} width={width}>
      {isClosed ? (
        <ClosedProperty list={list} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} action={<LinkButton to={list.to}>{list.text}</LinkButton>} />
      ) : (
        (skeleton ?? <CardsSkeleton count={3} />)
      )}
    </Page>
  )
}
