import { isRowId } from '@keystead/contract/values/ids.ts'
import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LockIcon, PlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { belowHomeName, homeName } from '../../properties/properties/home-texts.ts'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { applicationCrumb } from './application-crumb.ts'
import { AssignAgentForm } from './AssignAgentForm.tsx'
import { AssignTenantsForm, draftIn } from './AssignTenantsForm.tsx'
import { ChooseProperty } from './ChooseProperty.tsx'
import { text } from './assign.text.ts'

const MINE = { text: text.myProperties, to: paths.myProperties() }

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** An owner gives a property to an agent, or lets it to tenants. */
export function AssignPropertyScreen() {
  const rightsOf = usePropertyRights()
  const [search] = useSearchParams()
  const to = search.get('to') === 'tenants' ? 'tenants' : 'agent'
  const named = search.get('person') ?? ''
  const person = isRowId(named) ? named : null
  if (search.get('id') === null) {
    return (
      <Page title={text.title} description={text.whichOne} breadcrumbs={[MINE]} width="narrow">
        <ChooseProperty
          from="managed"
          addressOf={(assetId) => paths.assignProperty(assetId, to, person)}
          noneText={text.noProperties}
          first={
            <OpenLinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
              {text.addProperty}
            </OpenLinkButton>
          }
        />
      </Page>
    )
  }
  return (
    <OpenProperty selection="viewAsset" title={text.title} list={MINE} width="narrow" skeleton={<FormSkeleton />}>
      {(details) => (
        <Page
          key={details.AssetId}
          title={text.assignTitle({ home: homeName(details) })}
          description={belowHomeName(details)}
          breadcrumbs={[MINE, { text: homeName(details), to: viewAddress(details.AssetId, details.Relation) }, ...applicationCrumb(search)]}
          width="narrow"
          action={<LinkButton to={paths.assignProperty(null, to, person)}>{text.chooseAnother}</LinkButton>}
        >
          {details.Relation === 'manager' ? (
            <>
              <Tabs
                label={text.tabsLabel}
                tabs={[
                  { text: text.agentTab, to: paths.assignProperty(details.AssetId, 'agent', person), isCurrent: to === 'agent' },
                  { text: text.tenants, to: paths.assignProperty(details.AssetId, 'tenants', person), isCurrent: to === 'tenants' },
                ]}
              />
              {/* Both stay, so that nothing typed is lost on a look at the other. */}
              <div hidden={to !== 'agent'}>
                <AssignAgentForm details={details} person={person} />
              </div>
              <div hidden={to !== 'tenants'}>
                <AssignTenantsForm details={details} person={person} draftId={draftIn(search)} />
              </div>
            </>
          ) : (
            <EmptyState
              title={rightsOf(details).tenants ?? ''}
              icon={LockIcon}
              action={<LinkButton to={viewAddress(details.AssetId, details.Relation)}>{text.viewProperty}</LinkButton>}
            />
          )}
        </Page>
      )}
    </OpenProperty>
  )
}
