import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { homeName, listedName } from '../properties/home-texts.ts'
import { useSelectedId } from '../../sessions/selection.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BuildingIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { type UnitsTemplate, unitsOf } from './units-draft.ts'
import { UnitListForm } from './UnitListForm.tsx'
import { UnitTemplateForm } from './UnitTemplateForm.tsx'
import { text } from './add-units.text.ts'

const BREADCRUMBS = [{ text: text.myProperties, to: paths.myProperties() }]

export function head(): PageHead {
  return { title: text.addUnits, noindex: true }
}

/** Many units of one building at once: first what they have in common, then each as it differs. */
export function AddUnitsScreen() {
  const id = useSelectedId('viewAsset')
  const { data, error, refetch } = useCall(GetUserAssetDetails, { AssetId: id ?? '' }, { enabled: id !== null })
  if (data) return <AddUnits key={data.AssetId} building={data} />
  return (
    <Page title={text.addUnits} breadcrumbs={BREADCRUMBS}>
      {id === null || error ? (
        <ErrorState
          failure={error ?? { message: messages.propertyNotFound }}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.myProperties()}>{text.myProperties}</LinkButton>}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

function AddUnits({ building }: { building: UserAssetDetails }) {
  const [made, setMade] = useState<{ template: UnitsTemplate; time: number } | null>(null)
  const breadcrumbs = [...BREADCRUMBS, { text: homeName(building), to: paths.viewProperty(building.AssetId) }]
  if (building.Building) {
    return (
      <Page title={text.addUnits} breadcrumbs={breadcrumbs}>
        <EmptyState
          title={text.noUnitsBelowUnits}
          icon={BuildingIcon}
          action={
            <LinkButton to={paths.addUnits(building.Building.AssetId)}>
              {text.addUnitsTo({ building: listedName(building.Building) })}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={text.addUnitsTo({ building: homeName(building) })} description={text.intro} breadcrumbs={breadcrumbs}>
      <Section title={text.inCommon}>
        <UnitTemplateForm
          building={building}
          isAgain={made !== null}
          onMade={(template) => setMade((before) => ({ template, time: (before?.time ?? 0) + 1 }))}
        />
      </Section>
      {made && <UnitListForm key={made.time} building={building} template={made.template} units={unitsOf(made.template, building)} />}
    </Page>
  )
}
