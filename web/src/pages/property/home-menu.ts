import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import type { ManagedAssetCard, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { paths } from '../../navigation/paths.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { streetOf } from '../../properties/properties/home-texts.ts'
import { isKept } from '../../properties/properties/owned/occupancy-text.ts'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
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
  SwitchKindIcon,
  TrashIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { HomeActions } from './use-home-actions.tsx'
import { deletingObstacle, type PropertyActions } from './use-property-actions.tsx'

/** What the acts on a home need to know of it. */
export type MenuHome = Pick<
  ManagedAssetCard,
  | 'AssetId'
  | 'Title'
  | 'AddressLine'
  | 'CategoryId'
  | 'ListingTypeId'
  | 'AlsoForSale'
  | 'IsListed'
  | 'OpenChecks'
  | 'UnitsCount'
  | 'OffBooksReason'
  | 'Occupancy'
>

/** The same, from what the page of a home knows. */
export function menuHomeOf(details: UserAssetDetails): MenuHome {
  return { ...details, AddressLine: streetOf(details), OpenChecks: openChecksOf(details), UnitsCount: details.Units?.Count ?? 0 }
}

export type MainAct = 'Add units' | 'Move tenants in' | 'List' | 'Edit'

/** The one or two acts that fit what a home is now: they are buttons on its page. */
export function mainActsOf(home: MenuHome): readonly MainAct[] {
  if (home.UnitsCount > 0) return ['Add units', 'Edit']
  const next = home.IsListed || home.OpenChecks > 0 || isKept(home) ? 'Edit' : 'List'
  return home.Occupancy?.Status === 'vacant' ? ['Move tenants in', next] : [next]
}

/** Everything that an owner does with a home, from its row in a list or from its page, which leaves out what is in sight there. */
export function homeMenuOf(
  home: MenuHome,
  actions: PropertyActions,
  more: HomeActions,
  { leftOut = [] }: { leftOut?: readonly string[] } = {},
): MenuEntry[] {
  const { AssetId, IsListed, OpenChecks, UnitsCount, OffBooksReason, Occupancy } = home
  const isBuilding = UnitsCount > 0
  const isLivedIn = Occupancy !== null && LIVED_IN.includes(Occupancy.Status)
  const isCommercial = home.CategoryId === CATEGORIES.Commercial
  const people = [
    { text: 'Open', icon: HomeIcon, to: paths.viewProperty(AssetId) },
    ...(isBuilding
      ? [{ text: 'Add units', icon: PlusIcon, to: paths.addUnits(AssetId) }]
      : [
          { text: 'Move tenants in', icon: UserPlusIcon, to: paths.assignProperty(AssetId, 'tenants') },
          ...(isLivedIn ? [{ text: 'Leases and people', icon: UsersIcon, to: paths.viewPropertyPeople(AssetId) }] : []),
        ]),
    { text: 'Assign an agent', icon: BriefcaseIcon, to: paths.assignProperty(AssetId, 'agent') },
  ]
  const words = [
    { text: 'Edit', icon: PencilIcon, to: manageAddress(home) },
    { text: 'Photos', icon: PhotoIcon, to: manageAddress(home, 'photos') },
    { text: 'Duplicate', icon: CopyIcon, onSelect: () => more.duplicate(home) },
  ]
  const market = [
    IsListed
      ? { text: 'Unlist', icon: EyeOffIcon, onSelect: () => actions.unlist(home) }
      : { text: 'List', icon: ExternalLinkIcon, onSelect: () => actions.list(home), disabledReason: actions.listingObstacle(OpenChecks) },
    ...(IsListed ? [{ text: 'See as a visitor', icon: EyeIcon, to: paths.property(AssetId) }] : []),
    ...(isBuilding || isLivedIn
      ? []
      : [
          OffBooksReason === null
            ? { text: 'Mark as not for rent', icon: EyeOffIcon, onSelect: () => more.askToTakeOff(home) }
            : { text: 'Mark as for rent', icon: EyeIcon, onSelect: () => more.putBack(home) },
        ]),
    {
      text: isCommercial ? 'Make it residential' : 'Make it commercial',
      icon: SwitchKindIcon,
      onSelect: () => more.askToSwitch(home),
    },
  ]
  const end = [
    {
      text: 'Delete',
      icon: TrashIcon,
      danger: true,
      onSelect: () => actions.askToDelete(home),
      disabledReason: deletingObstacle({ isListed: IsListed }),
    },
  ]
  return separated([people, words, market, end].map((group) => group.filter(({ text }) => !leftOut.includes(text))))
}

/** Groups with a line between them. */
function separated(groups: readonly (readonly MenuEntry[])[]): MenuEntry[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : [{ separator: true }, ...group]))
}
