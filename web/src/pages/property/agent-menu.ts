import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { EditAssetInformation, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Wanted } from '../../sessions/rights.ts'
import { ExternalLinkIcon, EyeIcon, EyeOffIcon, PencilIcon, PhotoIcon, UserIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { PropertyActions } from './use-property-actions.tsx'
import { text } from './home-actions.text.ts'

/** What an agent does with a property of their list: what it covers to change it, only where it does. */
export function agentMenuOf(
  { AssetId, Agent, Home, Owner, State, Title }: AssignedAsset,
  actions: PropertyActions,
  may: (wanted: Wanted) => boolean = () => true,
): MenuEntry[] {
  const owner: MenuEntry = { text: text.connectionWith({ name: Owner.Name }), icon: UserIcon, to: paths.connection(Owner.ConnectionId) }
  if (!Home) return [owner]
  const view: MenuEntry = { text: text.view, icon: EyeIcon, to: paths.agentViewProperty(AssetId) }
  if (State !== 'current' || !Agent?.Scopes.includes('list')) return [view, owner]
  const subject = { AssetId, Title, AddressLine: Home.AddressLine, ListingTypeId: Home.ListingTypeId, AlsoForSale: Home.AlsoForSale }
  const market = Home.IsListed
    ? { text: text.unlist, icon: EyeOffIcon, onSelect: () => actions.unlist(subject) }
    : {
        text: text.list,
        icon: ExternalLinkIcon,
        onSelect: () => actions.list(subject),
        disabledReason: actions.listingObstacle(Home.OpenChecks),
      }
  return [
    view,
    ...(may(EditAssetInformation) ? [{ text: text.edit, icon: PencilIcon, to: paths.agentEditProperty(AssetId) }] : []),
    ...(may(AddAssetImages) ? [{ text: text.photos, icon: PhotoIcon, to: paths.agentEditProperty(AssetId, 'photos') }] : []),
    ...(may(Home.IsListed ? UnlistAsset : ListAsset) ? [market] : []),
    owner,
  ]
}
