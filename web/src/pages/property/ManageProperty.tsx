import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { select, selected } from '../../sessions/selection.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { PropertyImages } from '../../properties/images/PropertyImages.tsx'
import { homeName } from '../../properties/properties/home-texts.ts'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { PropertyStatus } from '../../properties/properties/owned/PropertyStatus.tsx'
import { EditProperty } from './EditProperty.tsx'
import { draftOf } from '../../properties/properties/form/property-draft.ts'
import { manageAddress, viewAddress } from '../../properties/properties/form/property-places.ts'
import {
  FORM_STEPS,
  isPropertyStep,
  problemsOf,
  PROPERTY_STEPS,
  STEP_FIELDS,
  STEP_TITLES,
  type PropertyStep,
} from '../../properties/properties/form/property-steps.ts'
import styles from '../../properties/properties/form/PropertyForm.module.css'
import { useStates, type State } from '../../places/reference-data/use-states.ts'
import { text } from './edit-property.text.ts'

const MINE = { text: text.myProperties, to: paths.myProperties() }
const ENTRUSTED = { text: text.properties, to: paths.agentProperties() }

/** Edits a property: every step of its form, and its photos. Owners have an address for each category, agents one for both. */
export function ManageProperty({ category }: { category?: CategoryId }) {
  const rightsOf = usePropertyRights()
  return (
    <OpenProperty
      selection="editAsset"
      title={text.editProperty}
      list={category === undefined ? ENTRUSTED : MINE}
      width="narrow"
      skeleton={<FormSkeleton />}
    >
      {(details) => {
        const { words, listing } = rightsOf(details)
        const obstacle = words && listing
        if (obstacle) return <NotYours details={details} reason={obstacle} />
        if (category !== undefined && details.CategoryId !== category) return <Navigate to={manageAddress(details)} replace />
        return <WithStates key={details.AssetId} details={details} />
      }}
    </OpenProperty>
  )
}

/** Someone who may open a property and not change it. */
function NotYours({ details, reason }: { details: UserAssetDetails; reason: string }) {
  return (
    <Page title={homeName(details)} width="narrow" breadcrumbs={[listOf(details)]}>
      <Locked details={details} reason={reason} />
    </Page>
  )
}

function Locked({ details, reason }: { details: UserAssetDetails; reason: string }) {
  return (
    <EmptyState
      title={reason}
      icon={LockIcon}
      action={<LinkButton to={viewAddress(details.AssetId, details.Relation)}>{text.seeProperty}</LinkButton>}
    />
  )
}

function listOf({ Relation }: UserAssetDetails): Breadcrumb {
  return Relation === 'agent' ? ENTRUSTED : MINE
}

function WithStates({ details }: { details: UserAssetDetails }) {
  const { states, failure, retry } = useStates()
  if (states) return <Manage details={details} states={states} />
  return (
    <Page title={text.editProperty} width="narrow" breadcrumbs={[listOf(details)]}>
      {failure ? <ErrorState failure={failure} onRetry={retry} /> : <FormSkeleton />}
    </Page>
  )
}

function Manage({ details, states }: { details: UserAssetDetails; states: readonly State[] }) {
  const [search] = useSearchParams()
  const asked = search.get('step')
  const [begun] = useState(() => leftAt(details))
  const { words, listing } = usePropertyRights()(details)
  const step: PropertyStep = isPropertyStep(asked) ? asked : begun

  useEffect(() => select('editAssetStep', { AssetId: details.AssetId, step }), [details.AssetId, step])

  return (
    <Page
      title={homeName(details)}
      status={<PropertyStatus isListed={details.IsListed} openChecks={openChecksOf(details)} />}
      width="narrow"
      breadcrumbs={[listOf(details)]}
      action={<LinkButton to={viewAddress(details.AssetId, details.Relation)}>{text.view}</LinkButton>}
    >
      <Tabs
        label={text.steps}
        tabs={PROPERTY_STEPS.map((name) => ({
          text: STEP_TITLES[name],
          to: manageAddress(details, name),
          isCurrent: name === step,
          count: name === 'photos' ? details.Images.length : null,
        }))}
      />
      {/* Stays while the photos are in sight, so that nothing typed is lost. */}
      <div hidden={step === 'photos'}>
        {words ? (
          <Locked details={details} reason={words} />
        ) : (
          <EditProperty details={details} step={step === 'photos' ? 'kind' : step} states={states} />
        )}
      </div>
      {step === 'photos' && listing && <Locked details={details} reason={listing} />}
      {step === 'photos' && !listing && (
        <>
          <PropertyImages details={details} />
          <div className={styles.after}>
            <LinkButton variant="primary" to={viewAddress(details.AssetId, details.Relation)} onClick={() => select('editAssetStep', null)}>
              {text.done}
            </LinkButton>
          </div>
        </>
      )}
    </Page>
  )
}

/** Where it was left; without a memory of it, the first step that misses something. */
function leftAt(details: UserAssetDetails): PropertyStep {
  const memory = selected('editAssetStep')
  if (typeof memory === 'object' && memory !== null && 'AssetId' in memory && memory.AssetId === details.AssetId && 'step' in memory) {
    const { step } = memory
    if (typeof step === 'string' && isPropertyStep(step)) return step
  }
  const draft = draftOf(details)
  return FORM_STEPS.find((step) => problemsOf(draft, STEP_FIELDS[step]).size > 0) ?? FORM_STEPS[0]
}
