import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { EditAssetInformation, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { DotsVerticalIcon, EyeIcon, PencilIcon, PhotoIcon } from '../../ui/icons.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { homeName, streetOf } from '../../properties/properties/home-texts.ts'
import { isKept } from '../../properties/properties/owned/occupancy-text.ts'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import type { PropertyActions } from './use-property-actions.tsx'
import { text } from './home-actions.text.ts'
import { text as pageText } from './property-page.text.ts'

type Subject = { details: UserAssetDetails }

/** Onto the market, or off it; for those whose role lets them. */
export function MarketButton({
  details,
  actions,
  variant = 'primary',
}: Subject & { actions: PropertyActions; variant?: 'primary' | 'secondary' }) {
  const may = useMay()
  const forbidden = usePropertyRights()(details).listing
  if (!may(details.IsListed ? UnlistAsset : ListAsset)) return null
  if (details.IsListed) {
    return (
      <Button
        busy={actions.isListing}
        disabledReason={forbidden}
        onClick={() => actions.unlist({ ...details, AddressLine: streetOf(details) })}
      >
        {text.unlist}
      </Button>
    )
  }
  // Someone lives there: nothing has to be finished now.
  if (isKept(details) && openChecksOf(details) > 0) return null
  return (
    <Button
      variant={variant}
      busy={actions.isListing}
      disabledReason={forbidden ?? actions.listingObstacle(openChecksOf(details))}
      onClick={() => actions.list({ ...details, AddressLine: streetOf(details) })}
    >
      {text.listProperty}
    </Button>
  )
}

/** Its words, else its photos, as far as the reader's role goes; disabled with the reason where an assignment does not cover them. */
export function EditButton({ details }: Subject) {
  const may = useMay()
  const { words, listing } = usePropertyRights()(details)
  const isForPhotos = !may(EditAssetInformation)
  if (isForPhotos && !may(AddAssetImages)) return null
  // Either is reason enough: photos are changed on the same page.
  const forbidden = listing === null ? null : words
  if (forbidden) {
    return (
      <Button icon={PencilIcon} disabledReason={forbidden}>
        {text.edit}
      </Button>
    )
  }
  return (
    <LinkButton to={manageAddress(details, isForPhotos ? 'photos' : undefined)} icon={isForPhotos ? PhotoIcon : PencilIcon}>
      {isForPhotos ? text.photos : text.edit}
    </LinkButton>
  )
}

/** To the page that strangers see, while there is one. */
export function VisitorLink({ details }: Subject) {
  if (!details.IsListed) return null
  return (
    <LinkButton to={paths.property(details.AssetId)} icon={EyeIcon}>
      {text.seeItAsVisitor}
    </LinkButton>
  )
}

/** The rest of what can be done, if there is any. */
export function MoreMenu({ details, entries }: Subject & { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null
  const label = pageText.moreFor({ home: homeName(details) })
  return <Menu trigger={<IconButton icon={DotsVerticalIcon} label={label} bordered />} entries={entries} />
}
