import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { useEffect } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { ClosedProperty } from '../../properties/properties/owned/ClosedProperty.tsx'
import { Tenancy } from './Tenancy.tsx'
import { text } from './tenancy.text.ts'

const HOMES = { text: text.connectedProperties, to: paths.connectedProperties() }

export function head(): PageHead {
  return { title: text.property, noindex: true }
}

/** A property as its tenant sees it, for as long as they rent it or soon will. */
export function TenantViewPropertyScreen() {
  const id = useSelectedId('viewAsset')
  const { data, error, refetch } = useCall(GetTenancyDetails, { AssetId: id ?? '' }, { enabled: id !== null })

  useEffect(() => {
    if (data) select('viewAsset', data.AssetId)
  }, [data])

  const isClosed = id === null || error?.is(PropertyNotFound)
  if (data && !isClosed) return <Tenancy home={data} list={HOMES} />
  return (
    <Page title={text.property} breadcrumbs={[HOMES]}>
      {isClosed ? (
        <ClosedProperty list={HOMES} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} action={<LinkButton to={HOMES.to}>{HOMES.text}</LinkButton>} />
      ) : (
        <CardsSkeleton count={3} />
      )}
    </Page>
  )
}
