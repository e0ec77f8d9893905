import { GetUserAssetDetails } from '@keystead/contract/assets/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import type { CategoryId } from '@keystead/contract/assets/properties/property.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/query.ts'
import { paths } from '../../../app/paths.ts'
import { select, selected, useSelectedId } from '../../../app/selection.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Page } from '../../../ui/Page.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PropertyImages } from '../../images/PropertyImages.tsx'
import { PropertyStatus } from '../owned/PropertyStatus.tsx'
import { EditProperty } from './EditProperty.tsx'
import { draftOf } from './property-draft.ts'
import { manageAddress } from './property-places.ts'
import { FORM_STEPS, isPropertyStep, problemsOf, PROPERTY_STEPS, STEP_FIELDS, STEP_TITLES, type PropertyStep } from './property-steps.ts'
import styles from './PropertyForm.module.css'
import { useStates, type State } from '../../../common/reference-data/use-states.ts'

/** Edits a property of one category: every step of its form, and its photos. */
export function ManageProperty({ category }: { category: CategoryId }) {
  const id = useSelectedId('editAsset')
  const details = useCall(GetUserAssetDetails, { AssetId: id ?? '' }, { enabled: id !== null })
  const { states, failure, retry } = useStates()

  useEffect(() => {
    if (details.data) select('editAsset', details.data.AssetId)
  }, [details.data])

  const problem = id === null ? { message: messages.propertyNotFound } : (details.error ?? failure)
  if (problem && !details.data) {
    return (
      <Page title="Edit property" width="narrow">
        <ErrorState
          failure={problem}
          onRetry={id === null ? undefined : () => (details.error ? void details.refetch() : retry())}
          action={<LinkButton to={paths.myProperties()}>My properties</LinkButton>}
        />
      </Page>
    )
  }
  if (!details.data || !states) {
    return (
      <Page title="Edit property" width="narrow">
        <FormSkeleton />
      </Page>
    )
  }
  if (details.data.CategoryId !== category) return <Navigate to={manageAddress(details.data)} replace />
  return <Manage key={details.data.AssetId} details={details.data} states={states} />
}

function Manage({ details, states }: { details: UserAssetDetails; states: readonly State[] }) {
  const [search] = useSearchParams()
  const asked = search.get('step')
  const [begun] = useState(() => leftAt(details))
  const step: PropertyStep = isPropertyStep(asked) ? asked : begun

  useEffect(() => select('editAssetStep', { AssetId: details.AssetId, step }), [details.AssetId, step])

  return (
    <Page
      title={details.Title}
      status={<PropertyStatus isListed={details.IsListed} openChecks={openChecks(details)} />}
      width="narrow"
      breadcrumbs={[{ text: 'My properties', to: paths.myProperties() }]}
      action={<LinkButton to={paths.viewProperty(details.AssetId)}>View</LinkButton>}
    >
      <Tabs
        label="Steps"
        tabs={PROPERTY_STEPS.map((name) => ({
          text: STEP_TITLES[name],
          to: manageAddress(details, name),
          isCurrent: name === step,
          count: name === 'photos' ? details.Images.length : null,
        }))}
      />
      {/* Stays while the photos are in sight, so that nothing typed is lost. */}
      <div hidden={step === 'photos'}>
        <EditProperty details={details} step={step === 'photos' ? 'kind' : step} states={states} />
      </div>
      {step === 'photos' && (
        <>
          <PropertyImages details={details} />
          <div className={styles.after}>
            <LinkButton variant="primary" to={paths.viewProperty(details.AssetId)} onClick={() => select('editAssetStep', null)}>
              Done
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
  return FORM_STEPS.find((step) => problemsOf(draft, STEP_FIELDS[step]).size > 0) ?? 'kind'
}

function openChecks(details: UserAssetDetails): number {
  return details.Checks.filter((check) => check.Required && !check.Passed).length
}
