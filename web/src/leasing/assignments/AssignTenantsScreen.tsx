import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { belowHomeName, homeName } from '../../properties/properties/home-texts.ts'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { applicationCrumb } from './application-crumb.ts'
import { AssignTenantsForm, draftIn } from './AssignTenantsForm.tsx'
import { ChooseProperty } from './ChooseProperty.tsx'
import { text } from './assign.text.ts'

const ENTRUSTED = { text: text.properties, to: paths.agentProperties() }

export function head(): PageHead {
  return { title: text.moveTenantsIn, noindex: true }
}

/** An agent who looks after tenants moves some in. */
export function AssignTenantsScreen() {
  const rightsOf = usePropertyRights()
  const [search] = useSearchParams()
  if (search.get('id') === null) {
    return (
      <Page title={text.moveTenantsIn} description={text.whichHome} breadcrumbs={[ENTRUSTED]} width="narrow">
        <ChooseProperty
          addressOf={paths.agentAssignTenants}
          from="entrusted"
          noneText={text.noHomes}
          first={<LinkButton to={paths.assignedProperties()}>{text.viewAssigned}</LinkButton>}
        />
      </Page>
    )
  }
  return (
    <OpenProperty selection="viewAsset" title={text.moveTenantsIn} list={ENTRUSTED} width="narrow" skeleton={<FormSkeleton />}>
      {(details) => {
        const obstacle = rightsOf(details).tenants
        return (
          <Page
            key={details.AssetId}
            title={text.moveTenantsInto({ home: homeName(details) })}
            description={belowHomeName(details)}
            breadcrumbs={[
              ENTRUSTED,
              { text: homeName(details), to: paths.agentViewProperty(details.AssetId) },
              ...applicationCrumb(search),
            ]}
            width="narrow"
          >
            {obstacle ? (
              <EmptyState
                title={obstacle}
                icon={LockIcon}
                action={<LinkButton to={paths.agentViewProperty(details.AssetId)}>{text.viewProperty}</LinkButton>}
              />
            ) : (
              <AssignTenantsForm details={details} draftId={draftIn(search)} />
            )}
          </Page>
        )
      }}
    </OpenProperty>
  )
}
