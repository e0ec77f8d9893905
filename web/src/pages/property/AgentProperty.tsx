import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { type PropertyRights, usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { EyeIcon, PhotoIcon, UserPlusIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { Breadcrumb } from '../../ui/Page.tsx'
import { EditButton, MarketButton, MoreMenu } from './PropertyActs.tsx'
import { PropertyFrame } from './PropertyFrame.tsx'
import { usePropertyActions } from './use-property-actions.tsx'
import { text } from './property-page.text.ts'

/** A property as an agent sees it who works for it: the acts of the assignment's scopes, the others with the reason why not. */
export function AgentProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  const actions = usePropertyActions()
  const rights = usePropertyRights()(details)
  return (
    <PropertyFrame
      details={details}
      breadcrumbs={[list]}
      action={
        <>
          <MarketButton details={details} actions={actions} />
          <EditButton details={details} />
          <MoreMenu details={details} entries={agentMenuOf(details, rights)} />
        </>
      }
    >
      {actions.dialog}
    </PropertyFrame>
  )
}

function agentMenuOf(details: UserAssetDetails, rights: PropertyRights): MenuEntry[] {
  const { AssetId, IsListed, Units } = details
  return [
    ...(rights.tenants === null && !Units ? [{ text: text.moveTenantsIn, icon: UserPlusIcon, to: paths.agentAssignTenants(AssetId) }] : []),
    ...(rights.listing === null ? [{ text: text.photos, icon: PhotoIcon, to: manageAddress(details, 'photos') }] : []),
    ...(IsListed ? [{ text: text.seeAsVisitor, icon: EyeIcon, to: paths.property(AssetId) }] : []),
  ]
}
