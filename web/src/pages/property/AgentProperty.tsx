import { AGENT_SCOPE_TEXTS } from '@keystead/contract/leasing/engagements/engagement.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AGENT_SCOPES } from '@keystead/contract/rpc/access.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon, CloseIcon } from '../../ui/icons.ts'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { AssetTimeline } from '../../marketplace/listing-life/AssetTimeline.tsx'
import { ListingCounts } from '../../marketplace/listing-life/ListingCounts.tsx'
import { ListingEnd } from './ListingEnd.tsx'
import { ListingWords } from '../../properties/properties/owned/ListingWords.tsx'
import { ListingChecklist } from '../../properties/properties/owned/ListingChecklist.tsx'
import { ManagerCard } from '../../properties/properties/owned/ManagerCard.tsx'
import { EditButtons, MarketButton, VisitorLink } from './PropertyActs.tsx'
import { PropertyButtons, PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { PropertyDetails } from '../../properties/properties/owned/PropertyDetails.tsx'
import { addressText, HeadStatus, openChecksOf, PropertyHead } from '../../properties/properties/owned/PropertyHead.tsx'
import { PropertyPhotos } from '../../properties/properties/owned/PropertyPhotos.tsx'
import { rightsOf } from '../../properties/properties/owned/property-rights.ts'
import { usePropertyActions } from './use-property-actions.tsx'
import { UnitsSection } from '../../properties/units/UnitsSection.tsx'
import { PeopleSection } from '../../leasing/assignments/PeopleSection.tsx'
import styles from '../../leasing/assignments/Assignments.module.css'

/** A property as an agent sees it who works for it: the acts of the assignment's scopes, the others with the reason why not. */
export function AgentProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  const actions = usePropertyActions()
  const mayList = rightsOf(details).listing === null
  return (
    <Page
      title={details.Title}
      status={<HeadStatus details={details} />}
      description={addressText(details)}
      breadcrumbs={[list]}
      action={<MarketButton details={details} actions={actions} />}
    >
      <PropertyColumns
        lead={
          <>
            <PropertyHead details={details} />
            <PropertyButtons>
              <EditButtons details={details} />
              <VisitorLink details={details} />
            </PropertyButtons>
          </>
        }
        side={
          <>
            <ManagerCard managedBy={details.ManagedBy} />
            <ScopesCard scopes={details.Scopes} />
            {mayList && <ListingChecklist details={details} />}
            <ListingEnd details={details} openChecks={openChecksOf(details)} />
          </>
        }
        late={
          <>
            {mayList && <ListingCounts assetId={details.AssetId} />}
            <AssetTimeline assetId={details.AssetId} imported={details.Imported} />
          </>
        }
        rest={
          <>
            <PeopleSection details={details} />
            {details.Units && <UnitsSection details={details} />}
            <PropertyDetails details={details} />
            <ListingWords details={details} />
            <PropertyPhotos details={details} />
          </>
        }
      />
      {actions.dialog}
    </Page>
  )
}

/** What the assignment covers, and what it does not. */
function ScopesCard({ scopes }: { scopes: UserAssetDetails['Scopes'] }) {
  return (
    <Card as="section" aria-labelledby="scopes">
      <h2 id="scopes" className={styles.cardTitle}>
        What you may do
      </h2>
      <ul className={styles.scopes}>
        {AGENT_SCOPES.map((scope) => {
          const isCovered = scopes.includes(scope)
          const { Text, Detail } = AGENT_SCOPE_TEXTS[scope]
          return (
            <li key={scope} data-covered={isCovered || undefined}>
              <Icon of={isCovered ? CircleCheckIcon : CloseIcon} />
              <span>
                {Text}
                {!isCovered && <span className="visually-hidden"> (not covered)</span>}
                {isCovered && <small>{Detail}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
