import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import type { ManagedAssetCard, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AssignAsset, SwitchAssetClassification } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { DuplicateAsset } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import {
  DeleteAsset,
  EditAssetInformation,
  ListAsset,
  SetAssetOffBooks,
  UnlistAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { streetOf } from '../../properties/properties/home-texts.ts'
import { isKept } from '../../properties/properties/owned/occupancy-text.ts'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
import type { Wanted } from '../../sessions/rights.ts'
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
import { text as sentences } from './home-actions.text.ts'

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

/** Acts by the names of their sentences. */
export type MainAct = 'addUnits' | 'moveTenantsIn' | 'list' | 'edit'
type HomeAct = MainAct | 'open' | 'leasesAndPeople' | 'assignAgent'

/** What acts need of the role of a member; the others are open to all who see the home. */
const NEEDED = {
  addUnits: AddAssetUnits,
  moveTenantsIn: AssignAsset,
  leasesAndPeople: 'leases:view',
  assignAgent: AssignAsset,
  edit: EditAssetInformation,
  photos: AddAssetImages,
  duplicate: DuplicateAsset,
  list: ListAsset,
  unlist: UnlistAsset,
  markAsNotForRent: SetAssetOffBooks,
  markAsForRent: SetAssetOffBooks,
  makeResidential: SwitchAssetClassification,
  makeCommercial: SwitchAssetClassification,
  remove: DeleteAsset,
} as const satisfies Partial<Record<keyof typeof sentences, Wanted>>
type NeedyAct = keyof typeof NEEDED

/** The one or two acts that fit what a home is now: they are buttons on its page. */
export function mainActsOf(home: MenuHome): readonly MainAct[] {
  if (home.UnitsCount > 0) return ['addUnits', 'edit']
  const next = home.IsListed || home.OpenChecks > 0 || isKept(home) ? 'edit' : 'list'
  return home.Occupancy?.Status === 'vacant' ? ['moveTenantsIn', next] : [next]
}

/** Everything that an owner does with a home, from its row in a list or from its page, which leaves out what is in sight there. */
export function homeMenuOf(
  home: MenuHome,
  actions: PropertyActions,
  more: HomeActions,
  { leftOut = [], may = () => true }: { leftOut?: readonly HomeAct[]; may?: (wanted: Wanted) => boolean } = {},
): MenuEntry[] {
  const { AssetId, IsListed, OpenChecks, UnitsCount, OffBooksReason, Occupancy } = home
  const isBuilding = UnitsCount > 0
  const isLivedIn = Occupancy !== null && LIVED_IN.includes(Occupancy.Status)
  const isCommercial = home.CategoryId === CATEGORIES.Commercial
  const people = [
    { text: sentences.open, icon: HomeIcon, to: paths.viewProperty(AssetId) },
    ...(isBuilding
      ? [{ text: sentences.addUnits, icon: PlusIcon, to: paths.addUnits(AssetId) }]
      : [
          { text: sentences.moveTenantsIn, icon: UserPlusIcon, to: paths.assignProperty(AssetId, 'tenants') },
          ...(isLivedIn ? [{ text: sentences.leasesAndPeople, icon: UsersIcon, to: paths.viewProperty(AssetId, 'people') }] : []),
        ]),
    { text: sentences.assignAgent, icon: BriefcaseIcon, to: paths.assignProperty(AssetId, 'agent') },
  ]
  const words = [
    { text: sentences.edit, icon: PencilIcon, to: manageAddress(home) },
    { text: sentences.photos, icon: PhotoIcon, to: manageAddress(home, 'photos') },
    { text: sentences.duplicate, icon: CopyIcon, onSelect: () => more.duplicate(home) },
  ]
  const market = [
    IsListed
      ? { text: sentences.unlist, icon: EyeOffIcon, onSelect: () => actions.unlist(home) }
      : {
          text: sentences.list,
          icon: ExternalLinkIcon,
          onSelect: () => actions.list(home),
          disabledReason: actions.listingObstacle(OpenChecks),
        },
    ...(IsListed ? [{ text: sentences.seeAsVisitor, icon: EyeIcon, to: paths.property(AssetId) }] : []),
    ...(isBuilding || isLivedIn
      ? []
      : [
          OffBooksReason === null
            ? { text: sentences.markAsNotForRent, icon: EyeOffIcon, onSelect: () => more.askToTakeOff(home) }
            : { text: sentences.markAsForRent, icon: EyeIcon, onSelect: () => more.putBack(home) },
        ]),
    {
      text: isCommercial ? sentences.makeResidential : sentences.makeCommercial,
      icon: SwitchKindIcon,
      onSelect: () => more.askToSwitch(home),
    },
  ]
  const end = [
    {
      text: sentences.remove,
      icon: TrashIcon,
      danger: true,
      onSelect: () => actions.askToDelete(home),
      disabledReason: deletingObstacle({ isListed: IsListed }),
    },
  ]
  const unseen = [...leftOut, ...(Object.keys(NEEDED) as NeedyAct[]).filter((act) => !may(NEEDED[act]))].map((act) => sentences[act])
  return separated([people, words, market, end].map((group) => group.filter(({ text }) => !unseen.includes(text))))
}

/** Groups with a line between them. */
function separated(groups: readonly (readonly MenuEntry[])[]): MenuEntry[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : [{ separator: true }, ...group]))
}
