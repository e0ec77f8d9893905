import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { paths } from '../../navigation/paths.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import {
  BriefcaseIcon,
  CopyIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  PencilIcon,
  PhotoIcon,
  PlusIcon,
  TrashIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { HomeActions } from './use-home-actions.tsx'
import { deletingObstacle, type PropertyActions } from './use-property-actions.tsx'

/** Everything that an owner does with a property, from its row. */
export function rowMenuOf(property: ManagedAssetCard, actions: PropertyActions, more: HomeActions): MenuEntry[] {
  const { AssetId, IsListed, OpenChecks, UnitsCount, OffBooksReason, Occupancy } = property
  const isBuilding = UnitsCount > 0
  const isLivedIn = Occupancy !== null && LIVED_IN.includes(Occupancy.Status)
  return [
    { text: 'Open', icon: HomeIcon, to: paths.viewProperty(AssetId) },
    ...(isBuilding
      ? [{ text: 'Add units', icon: PlusIcon, to: paths.addUnits(AssetId) }]
      : [
          { text: 'Move tenants in', icon: UserPlusIcon, to: paths.assignProperty(AssetId, 'tenants') },
          ...(isLivedIn ? [{ text: 'Leases and people', icon: UsersIcon, to: paths.viewPropertyPeople(AssetId) }] : []),
        ]),
    { text: 'Assign an agent', icon: BriefcaseIcon, to: paths.assignProperty(AssetId, 'agent') },
    { separator: true },
    { text: 'Edit', icon: PencilIcon, to: manageAddress(property) },
    { text: 'Photos', icon: PhotoIcon, to: manageAddress(property, 'photos') },
    { text: 'Duplicate', icon: CopyIcon, onSelect: () => more.duplicate(property) },
    { separator: true },
    IsListed
      ? { text: 'Unlist', icon: EyeOffIcon, onSelect: () => actions.unlist(property) }
      : {
          text: 'List',
          icon: ExternalLinkIcon,
          onSelect: () => actions.list(property),
          disabledReason: actions.listingObstacle(OpenChecks),
        },
    ...(IsListed ? [{ text: 'See as a visitor', icon: EyeIcon, to: paths.property(AssetId) }] : []),
    ...(isBuilding || isLivedIn
      ? []
      : [
          OffBooksReason === null
            ? { text: 'Take off the books', icon: EyeOffIcon, onSelect: () => more.askToTakeOff(property) }
            : { text: 'Put back on the books', icon: EyeIcon, onSelect: () => more.putBack(property) },
        ]),
    { separator: true },
    {
      text: 'Delete',
      icon: TrashIcon,
      danger: true,
      onSelect: () => actions.askToDelete(property),
      disabledReason: deletingObstacle({ isListed: IsListed }),
    },
  ]
}
