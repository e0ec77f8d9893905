import { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../navigation/chunks.ts'
import { HeadPicture, HeadStatus } from '../../properties/properties/owned/PropertyHead.tsx'
import { belowHomeName, homeName } from '../../properties/properties/home-texts.ts'
import { useMay } from '../../sessions/rights.ts'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { PropertyOverview } from './PropertyOverview.tsx'
import { type OpenTab, propertyTabs } from './property-tabs.ts'
import { text } from './property-page.text.ts'

const PeopleSection = lazyPart(() => import('../../leasing/assignments/PeopleSection.tsx').then((part) => part.PeopleSection))
const UnitsSection = lazyPart(() => import('../../properties/units/UnitsSection.tsx').then((part) => part.UnitsSection))
const DocumentsOfHome = lazyPart(() => import('../../documents/requirements/DocumentsOfHome.tsx').then((part) => part.DocumentsOfHome))
const AgreementsPanel = lazyPart(() => import('../../agreements/agreements/AgreementsPanel.tsx').then((part) => part.AgreementsPanel))
const ApplicationsPanel = lazyPart(() =>
  import('../../applications/applications/ApplicationsPanel.tsx').then((part) => part.ApplicationsPanel),
)
const PropertyListing = lazyPart(() => import('./PropertyListing.tsx').then((part) => part.PropertyListing))
const PropertyFacts = lazyPart(() => import('./PropertyFacts.tsx').then((part) => part.PropertyFacts))
const AssetActivity = lazyPart(() => import('../../marketplace/listing-life/AssetActivity.tsx').then((part) => part.AssetActivity))

type PropertyFrameProps = {
  details: UserAssetDetails
  breadcrumbs: readonly Breadcrumb[]
  /** What fits its state, and a menu of the rest. */
  action?: ReactNode
  /** On the tab of its listing: onto the market, or off it. */
  market?: ReactNode
  /** Dialogs of those acts. */
  children?: ReactNode
}

/** The page of a property: what it is called and how it stands, and below that the tab that the address names. */
export function PropertyFrame({ details, breadcrumbs, action, market, children }: PropertyFrameProps) {
  const may = useMay()
  const { open, tabs } = propertyTabs(details, useLocation(), may('documents:view'))
  return (
    <Page
      title={homeName(details)}
      picture={<HeadPicture details={details} />}
      status={<HeadStatus details={details} />}
      description={belowHomeName(details)}
      breadcrumbs={breadcrumbs}
      action={action}
    >
      <Tabs label={text.tabsLabel} tabs={tabs} />
      <Suspense fallback={<TextSkeleton />}>
        <OpenPart tab={open} details={details} market={market} />
      </Suspense>
      {children}
    </Page>
  )
}

function OpenPart({ tab, details, market }: { tab: OpenTab; details: UserAssetDetails; market: ReactNode }) {
  switch (tab) {
    case 'overview':
      return <PropertyOverview details={details} />
    case 'people':
      return <People details={details} />
    case 'units':
      return <UnitsSection details={details} />
    case 'documents':
      return <Documents details={details} title={homeName(details)} />
    case 'listing':
      return <PropertyListing details={details} market={market} />
    case 'details':
      return <PropertyFacts details={details} />
    case 'activity':
      return <AssetActivity details={details} />
  }
}

/** Who lives in it, and who asks to: applications are for those who find tenants for it. */
function People({ details }: { details: UserAssetDetails }) {
  const may = useMay()
  const { AssetId, Relation, Scopes } = details
  const findsTenants = Relation === 'manager' || (Relation === 'agent' && Scopes.includes('tenants'))
  return (
    <>
      <PeopleSection details={details} />
      {findsTenants && may(GetApplications) && <ApplicationsPanel assetId={AssetId} />}
    </>
  )
}

/** Who manages the home sees to what is missing; agents who look after its papers add to them. */
function Documents({ details: { AssetId, Relation }, title }: { details: UserAssetDetails; title: string }) {
  const may = useMay()
  return (
    <>
      <DocumentsOfHome assetId={AssetId} title={title} mayAdd={Relation !== 'partner'} showsMissing={Relation === 'manager'} />
      {may(GetAgreements) && <AgreementsPanel assetId={AssetId} maySend={Relation !== 'partner'} />}
    </>
  )
}
