import { GetUserAssetDetails } from '@keystead/contract/assets/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { listingType } from '@keystead/contract/assets/properties/property.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../app/head.ts'
import { paths } from '../../app/paths.ts'
import { select, useSelectedId } from '../../app/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AreaIcon, BathIcon, BedIcon, EyeIcon, PencilIcon, PhotoIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { listingFacts, perText, placeText } from '../../ui/listing-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Page } from '../../ui/Page.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { AssetTimeline } from '../listing-life/AssetTimeline.tsx'
import { ListingCounts } from '../listing-life/ListingCounts.tsx'
import { ListingEnd } from '../listing-life/ListingEnd.tsx'
import { UnitsSection } from '../units/UnitsSection.tsx'
import { OwnersPanel } from '../owners/OwnersPanel.tsx'
import { manageAddress } from './form/property-places.ts'
import { ListingChecklist } from './owned/ListingChecklist.tsx'
import { PropertyDetails } from './owned/PropertyDetails.tsx'
import { PropertyPhotos } from './owned/PropertyPhotos.tsx'
import { PropertyStatus } from './owned/PropertyStatus.tsx'
import { deletingObstacle, listingObstacle, usePropertyActions } from './owned/use-property-actions.tsx'
import styles from './owned/ViewProperty.module.css'

const BREADCRUMBS = [{ text: 'My properties', to: paths.myProperties() }]

export function head(): PageHead {
  return { title: 'Property', noindex: true }
}

/** One property as its owner sees it. */
export function ViewPropertyScreen() {
  const id = useSelectedId('viewAsset')
  const { data, error, refetch } = useCall(GetUserAssetDetails, { AssetId: id ?? '' }, { enabled: id !== null })

  useEffect(() => {
    if (data) select('viewAsset', data.AssetId)
  }, [data])

  if (data) return <Property key={data.AssetId} details={data} />
  if (id === null || error) {
    return (
      <Page title="Property" breadcrumbs={BREADCRUMBS}>
        <ErrorState
          failure={error ?? { message: messages.propertyNotFound }}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.myProperties()}>My properties</LinkButton>}
        />
      </Page>
    )
  }
  return (
    <Page title="Property" breadcrumbs={BREADCRUMBS}>
      <CardsSkeleton count={3} />
    </Page>
  )
}

function Property({ details }: { details: UserAssetDetails }) {
  const navigate = useNavigate()
  const actions = usePropertyActions({ onDeleted: () => void navigate(paths.myProperties(), { replace: true }) })
  const state = { isListed: details.IsListed, openChecks: details.Checks.filter((check) => check.Required && !check.Passed).length }
  return (
    <Page
      title={details.Title}
      status={<PropertyStatus {...state} expiresAt={details.ExpiresAt} unlistedReason={details.UnlistedReason} />}
      description={placeText({
        ...details,
        AddressLine:
          [details.Address1, details.Address2, details.UnitNumber && `Unit ${details.UnitNumber}`].filter(Boolean).join(', ') || null,
      })}
      breadcrumbs={
        details.Building
          ? [...BREADCRUMBS, { text: details.Building.Title, to: paths.viewProperty(details.Building.AssetId) }]
          : BREADCRUMBS
      }
      action={
        details.IsListed ? (
          <Button busy={actions.isListing} onClick={() => actions.unlist(details)}>
            Unlist
          </Button>
        ) : (
          <Button variant="primary" busy={actions.isListing} disabledReason={listingObstacle(state)} onClick={() => actions.list(details)}>
            List property
          </Button>
        )
      }
    >
      <div className={styles.columns}>
        <div className={styles.lead}>
          <MainPicture details={details} />
          <KeyFacts details={details} />
          <div className={styles.actions}>
            <LinkButton to={manageAddress(details)} icon={PencilIcon}>
              Edit
            </LinkButton>
            <LinkButton to={manageAddress(details, 'photos')} icon={PhotoIcon}>
              Photos
            </LinkButton>
            {details.IsListed && (
              <LinkButton to={paths.property(details.AssetId)} icon={EyeIcon}>
                See it as a visitor
              </LinkButton>
            )}
            <Button icon={TrashIcon} variant="quiet" disabledReason={deletingObstacle(state)} onClick={() => actions.askToDelete(details)}>
              Delete
            </Button>
          </div>
        </div>
        <aside className={styles.side} aria-label="State of this property">
          <ListingChecklist details={details} />
          <ListingEnd details={details} openChecks={state.openChecks} />
          <ListingCounts assetId={details.AssetId} />
          <AssetTimeline assetId={details.AssetId} imported={details.Imported} />
        </aside>
        <div className={styles.rest}>
          {details.Units && <UnitsSection details={details} />}
          <PropertyDetails details={details} />
          <OwnersPanel assetId={details.AssetId} />
          <PropertyPhotos details={details} />
          {!details.Units && <UnitsSection details={details} />}
        </div>
      </div>
      {actions.dialog}
    </Page>
  )
}

function MainPicture({ details }: { details: UserAssetDetails }) {
  const image = details.Images.find((candidate) => candidate.IsPrimary) ?? details.Images[0]
  return (
    <div className={styles.picture}>
      {image ? (
        <Picture image={image} sizes="(width >= 992px) 760px, 94vw" priority className={styles.fill} />
      ) : (
        <HomeDrawing seed={details.AssetId} />
      )}
    </div>
  )
}

const FACT_ICONS = { beds: BedIcon, baths: BathIcon, area: AreaIcon } as const

function KeyFacts({ details }: { details: UserAssetDetails }) {
  const asks = listingType(details.ListingTypeId)?.asks
  const amount = asks === 'price' ? details.Price : details.Rent
  return (
    <div className={styles.keyFacts}>
      {amount && <Money className={styles.amount} amount={amount} per={asks === 'rent' ? perText(details.RentFrequencyId) : undefined} />}
      <ul>
        {listingFacts(details).map((fact) => (
          <li key={fact.kind}>
            <Icon of={FACT_ICONS[fact.kind]} />
            <span className="tabular">{fact.text}</span>
          </li>
        ))}
        <li>{details.AssetType}</li>
      </ul>
    </div>
  )
}
