import { EditAssetInformation, GetUserAssetDetails, PropertyChanged } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile, type Conflict } from '../../ui/form/ChangedMeanwhile.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnitsMove } from '../../properties/units/use-units-move.tsx'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { mergeDrafts } from '../../properties/properties/form/property-changes.ts'
import { draftOf, inputOf } from '../../properties/properties/form/property-draft.ts'
import { PROPERTY_FIELDS, type PropertyDraft } from '../../properties/properties/form/property-fields.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import {
  draftRules,
  problemsOf,
  PROPERTY_STEPS,
  stepOf,
  type FormStep,
  type PropertyStep,
} from '../../properties/properties/form/property-steps.ts'
import { StepFields } from './StepFields.tsx'
import { useFirstProblem } from '../../properties/properties/form/use-first-problem.ts'
import type { State } from '../../places/reference-data/use-states.ts'
import { text } from './edit-property.text.ts'

type EditPropertyProps = { details: UserAssetDetails; step: FormStep; states: readonly State[] }

/**
 * The form of a property that is there. Each step is saved by itself, on its way to the next one; what was typed in
 * others goes along.
 */
export function EditProperty({ details, step, states }: EditPropertyProps) {
  const navigate = useNavigate()
  /** The version that what is typed began from. */
  const [base, setBase] = useState(details)
  const [newer, setNewer] = useState<{ newest: UserAssetDetails; conflicts: Conflict[]; merged: PropertyDraft } | null>(null)
  const [wantedField, setWantedField] = useState<string | null>(null)
  const edit = useCommand(EditAssetInformation)
  const unitsMove = useUnitsMove()
  const { terms } = usePropertyRights()(details)
  const form = useContractForm(draftRules(PROPERTY_FIELDS), draftOf(details))
  /** Where a press of the button that saves leads. */
  const goesOnTo = useRef<PropertyStep | null>(null)

  const { isDirty, submitCount } = form.formState
  useEffect(() => {
    // A press that failed leads nowhere, also when another one succeeds later.
    if (submitCount > 0) goesOnTo.current = null
  }, [submitCount])

  function begin(from: UserAssetDetails) {
    setBase(from)
    setNewer(null)
    setWantedField(null)
    form.reset(draftOf(from))
  }

  // Whoever has typed nothing yet simply sees what is new.
  const adopt = useEffectEvent((latest: UserAssetDetails) => {
    if (latest.Version > base.Version && !isDirty) begin(latest)
  })
  // The form is a store of its own, which has to follow what the server says.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => adopt(details), [details])

  function go(to: PropertyStep, field: string | null = null) {
    setWantedField(field)
    void navigate(manageAddress(details, to))
  }

  useFirstProblem(form, step, go)

  const next = PROPERTY_STEPS[PROPERTY_STEPS.indexOf(step) + 1] ?? 'photos'

  async function save(draft: PropertyDraft) {
    const onTo = goesOnTo.current
    goesOnTo.current = null
    try {
      if (isDirty || onTo === null) {
        // An agent has the units only where each is assigned.
        const CascadeAddress = base.Relation === 'manager' && (await unitsMove.ask(base, draft))
        begin(await edit.run({ ...inputOf(draft), AssetId: base.AssetId, Version: base.Version, CascadeAddress }))
        toast.success(messages.propertyUpdated)
      }
      if (onTo !== null) go(onTo)
    } catch (error) {
      if (error instanceof CallFailure && error.is(PropertyChanged)) await compareWithNewest(draft)
      throw error
    }
  }

  async function compareWithNewest(mine: PropertyDraft) {
    const newest = await call(GetUserAssetDetails, { AssetId: base.AssetId })
    const { draft, conflicts } = mergeDrafts({ base: draftOf(base), mine, newest: draftOf(newest) }, states)
    setNewer({ newest, conflicts, merged: draft })
  }

  function keepMine() {
    if (!newer) return
    begin(newer.newest)
    for (const field of PROPERTY_FIELDS) form.setValue(field, newer.merged[field], { shouldDirty: true })
    toast.info(text.changesOnTop)
  }

  // What came from a file may miss what a form asks for: then one looks at every step first, and saves in the end.
  const isComplete = problemsOf(draftOf(base), PROPERTY_FIELDS).size === 0

  return (
    <Form form={form} onSubmit={save} onHiddenField={(field) => go(stepOf(field), field)}>
      {newer && <ChangedMeanwhile conflicts={newer.conflicts} onKeepMine={keepMine} onLoadNewest={() => begin(newer.newest)} />}
      <StepFields
        key={base.Version}
        step={step}
        category={details.CategoryId as CategoryId}
        states={states}
        wantedField={wantedField}
        assetId={details.AssetId}
        isAgent={details.Relation === 'agent'}
        lock={terms}
      />
      <FormActions>
        <SubmitButton>{text.saveChanges}</SubmitButton>
        {isComplete ? (
          <Button type="submit" onClick={() => void (goesOnTo.current = next)}>
            {text.next}
          </Button>
        ) : (
          <Button onClick={() => go(next)}>{text.next}</Button>
        )}
      </FormActions>
      {unitsMove.dialog}
    </Form>
  )
}
