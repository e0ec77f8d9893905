import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { paths } from '../../navigation/paths.ts'
import { ExternalLinkIcon, EyeIcon, EyeOffIcon, PencilIcon, PhotoIcon, UserIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { PropertyActions } from './use-property-actions.tsx'

/** What an agent does with a property of their list: what it covers to change it, only where it does. */
export function agentMenuOf({ AssetId, Agent, Home, Owner, State, Title }: AssignedAsset, actions: PropertyActions): MenuEntry[] {
  const owner: MenuEntry = { text: `Connection with ${Owner.Name}`, icon: UserIcon, to: paths.connection(Owner.ConnectionId) }
  if (!Home) return [owner]
  const view: MenuEntry = { text: 'View', icon: EyeIcon, to: paths.agentViewProperty(AssetId) }
  if (State !== 'current' || !Agent?.Scopes.includes('list')) return [view, owner]
  const subject = { AssetId, Title, AddressLine: Home.AddressLine, ListingTypeId: Home.ListingTypeId, AlsoForSale: Home.AlsoForSale }
  return [
    view,
    { text: 'Edit', icon: PencilIcon, to: paths.agentEditProperty(AssetId) },
    { text: 'Photos', icon: PhotoIcon, to: paths.agentEditProperty(AssetId, 'photos') },
    Home.IsListed
      ? { text: 'Unlist', icon: EyeOffIcon, onSelect: () => actions.unlist(subject) }
      : {
          text: 'List',
          icon: ExternalLinkIcon,
          onSelect: () => actions.list(subject),
          disabledReason: actions.listingObstacle(Home.OpenChecks),
        },
    owner,
  ]
}
