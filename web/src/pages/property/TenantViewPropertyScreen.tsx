import { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { Suspense, useEffect } from 'react'
import { useCall } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { CardsSkeleton, TableSkeleton } from '../../ui/Skeleton.tsx'
import { ClosedProperty } from '../../properties/properties/owned/ClosedProperty.tsx'
import { Tenancy } from '../../leasing/assignments/Tenancy.tsx'
import { text } from '../../leasing/assignments/tenancy.text.ts'

const HOMES = { text: text.connectedProperties, to: paths.connectedProperties() }

const DocumentsOfHome = lazyPart(() => import('../../documents/requirements/DocumentsOfHome.tsx').then((part) => part.DocumentsOfHome))
const AgreementsPanel = lazyPart(() => import('../../agreements/agreements/AgreementsPanel.tsx').then((part) => part.AgreementsPanel))

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
  if (data && !isClosed)
    return (
      <Tenancy home={data} list={HOMES} documents={<Documents assetId={data.AssetId} title={data.Title} leaseId={data.Lease.LeaseId} />} />
    )
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

/** Those that its manager lets tenants see, and what was agreed on about their lease. */
function Documents({ assetId, title, leaseId }: { assetId: string; title: string; leaseId: string }) {
  const may = useMay()
  return (
    <Suspense fallback={<TableSkeleton count={3} />}>
      <DocumentsOfHome assetId={assetId} title={title} mayAdd={false} showsMissing={false} />
      {may(GetAgreements) && <AgreementsPanel leaseId={leaseId} />}
    </Suspense>
  )
}
