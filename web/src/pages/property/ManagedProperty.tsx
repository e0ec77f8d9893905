import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { useNavigate } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { listedName } from '../../properties/properties/home-texts.ts'
import { useMay } from '../../sessions/rights.ts'
import { PlusIcon, UserPlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import type { Breadcrumb } from '../../ui/Page.tsx'
import { homeMenuOf, mainActsOf, menuHomeOf } from './home-menu.ts'
import { EditButton, MarketButton, MoreMenu } from './PropertyActs.tsx'
import { PropertyFrame } from './PropertyFrame.tsx'
import { useHomeActions } from './use-home-actions.tsx'
import { usePropertyActions } from './use-property-actions.tsx'
import { text } from './property-page.text.ts'

/** A property as those see it who manage it: everything, and everything that can be done. */
export function ManagedProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  const navigate = useNavigate()
  const actions = usePropertyActions({ onDeleted: () => void navigate(list.to, { replace: true }) })
  const more = useHomeActions()
  const may = useMay()
  const { AssetId, Building } = details
  const home = menuHomeOf(details)
  const acts = mainActsOf(home)
  const market = <MarketButton details={details} actions={actions} variant="secondary" />
  return (
    <PropertyFrame
      details={details}
      breadcrumbs={Building ? [list, { text: listedName(Building), to: paths.viewProperty(Building.AssetId) }] : [list]}
      action={
        <>
          {acts.includes('addUnits') && (
            <OpenLinkButton to={paths.addUnits(AssetId)} icon={PlusIcon} variant="primary">
              {text.addUnits}
            </OpenLinkButton>
          )}
          {acts.includes('moveTenantsIn') && (
            <OpenLinkButton to={paths.assignProperty(AssetId, 'tenants')} icon={UserPlusIcon} variant="primary">
              {text.moveTenantsIn}
            </OpenLinkButton>
          )}
          {acts.includes('list') && market}
          {acts.includes('edit') && <EditButton details={details} />}
          <MoreMenu details={details} entries={homeMenuOf(home, actions, more, { leftOut: ['open', 'leasesAndPeople', ...acts], may })} />
        </>
      }
      market={!acts.includes('list') && market}
    >
      {actions.dialog}
      {more.dialog}
    </PropertyFrame>
  )
}
