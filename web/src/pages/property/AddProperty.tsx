import { GetAssetDraftDetails } from '@keystead/contract/properties/drafts/draft.operations.ts'
import type { AssetDraftDetails } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useStates, type State } from '../../places/reference-data/use-states.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { toast } from '../../ui/toast.tsx'
import { copyOf, type DraftCopy } from '../../properties/drafts/draft-copy.ts'
import { DraftProblem, DraftState } from '../../properties/properties/form/DraftState.tsx'
import { draftFromMemory, emptyDraft, inputOf } from '../../properties/properties/form/property-draft.ts'
import { PROPERTY_FIELDS, type PropertyDraft } from '../../properties/properties/form/property-fields.ts'
import { addAddress, manageAddress } from '../../properties/properties/form/property-places.ts'
import {
  draftRules,
  FORM_STEPS,
  furthestStep,
  isPropertyStep,
  PROPERTY_STEPS,
  STEP_FIELDS,
  STEP_TITLES,
  stepOf,
  type FormStep,
} from '../../properties/properties/form/property-steps.ts'
import styles from '../../properties/properties/form/PropertyForm.module.css'
import { StepFields } from './StepFields.tsx'
import { useFirstProblem } from '../../properties/properties/form/use-first-problem.ts'
import { refuseZipElsewhere } from '../../properties/properties/form/use-zip-place.ts'
import { usePropertyDraft, type KeptDraft } from '../../properties/properties/form/use-property-draft.ts'
import { text } from './add-property.text.ts'

const [FIRST_STEP] = FORM_STEPS
const LAST_STEP: FormStep = 'description'

/** Adds a property in steps. What is typed is kept as a draft, so that it can be finished later and elsewhere. */
export function AddProperty({ category }: { category: CategoryId }) {
  const { states, failure, retry } = useStates()
  const [search] = useSearchParams()
  const [round, setRound] = useState(0)
  /** A draft that the form in sight has begun itself, and what the form was opened as: its address is news, the form stays. */
  const [begun, setBegun] = useState<{ draftId: string; opened: string | null } | null>(null)
  const asked = search.get('draft')
  const opened = begun !== null && asked === begun.draftId ? begun.opened : asked
  const navigate = useNavigate()

  function startOver() {
    setBegun(null)
    setRound(round + 1)
    void navigate(addAddress(category), { replace: true })
  }

  return (
    <Page
      title={category === CATEGORIES.Commercial ? text.addACommercialProperty : text.addAResidentialProperty}
      width="narrow"
      breadcrumbs={[
        { text: text.myProperties, to: paths.myProperties() },
        { text: text.addAProperty, to: paths.addNewProperty() },
      ]}
    >
      {failure && <ErrorState failure={failure} onRetry={retry} />}
      {!failure && !states && <FormSkeleton />}
      {states && (
        <OpenDraft
          key={`${round} ${opened}`}
          draftId={opened}
          category={category}
          states={states}
          onBegun={(draftId) => setBegun({ draftId, opened })}
          onStartOver={startOver}
        />
      )}
    </Page>
  )
}

type OpenDraftProps = {
  draftId: string | null
  category: CategoryId
  states: readonly State[]
  onBegun: (draftId: string) => void
  onStartOver: () => void
}

/** Where a form begins: with nothing, with what this device has kept, or with what the server has. */
function OpenDraft({ draftId, category, ...form }: OpenDraftProps) {
  const [copy] = useState(() => copyOf(category, draftId))
  // What the form began with stays: it is asked for once.
  const [begin, setBegin] = useState<Beginning | null>(() => (copy || draftId === null ? beginningOfCopy(copy, category) : null))

  const details = useCall(GetAssetDraftDetails, { DraftId: draftId ?? '' }, { enabled: begin === null })

  if (begin === null && details.data?.CategoryId === category) setBegin(beginningOfDraft(details.data, category))

  if (begin) return <AddPropertyForm category={category} begin={begin} {...form} />
  if (details.data && details.data.CategoryId !== category) {
    return <Navigate to={addAddress(details.data.CategoryId as CategoryId, { draftId })} replace />
  }
  if (details.error) {
    return (
      <ErrorState
        failure={details.error}
        onRetry={() => void details.refetch()}
        action={<LinkButton to={paths.addNewProperty()}>{text.addAProperty}</LinkButton>}
      />
    )
  }
  return <FormSkeleton />
}

type Beginning = { kept: KeptDraft; typed: PropertyDraft; isOfThisDevice: boolean }

function beginningOfDraft({ DraftId, Version, Step, Fields }: AssetDraftDetails, category: CategoryId): Beginning {
  const fields = draftFromMemory(Fields, category) ?? emptyDraft(category)
  return { kept: { draftId: DraftId, version: Version, fields, step: Step }, typed: fields, isOfThisDevice: false }
}

function beginningOfCopy(copy: DraftCopy | null, category: CategoryId): Beginning {
  const empty = emptyDraft(category)
  const typed = copy && draftFromMemory(copy.fields, category)
  const base = (copy && draftFromMemory(copy.base, category)) ?? empty
  return {
    kept: { draftId: copy?.draftId ?? null, version: copy?.version ?? null, fields: base, step: copy?.step ?? FIRST_STEP },
    typed: typed ?? base,
    isOfThisDevice: typed !== null,
  }
}

type AddPropertyFormProps = Omit<OpenDraftProps, 'draftId'> & { begin: Beginning }

function AddPropertyForm({ category, states, begin, onBegun, onStartOver }: AddPropertyFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isNewsOfKept, setIsNewsOfKept] = useState(begin.isOfThisDevice)
  const [wantedField, setWantedField] = useState<string | null>(null)
  const add = useCommand(AddAsset)

  const [furthest, setFurthest] = useState(() => furthestStep(begin.typed))
  const stepInAddress = search.get('step')
  const step = reachableStep(stepInAddress ?? begin.kept.step, furthest)
  /** Another one than in the address while the page is on its way to it. */
  const wantedStep = useRef(stepInAddress)
  const isLast = step === LAST_STEP
  const form = useContractForm(draftRules(isLast ? PROPERTY_FIELDS : STEP_FIELDS[step]), begin.typed)
  const draft = usePropertyDraft({ form, category, states, begin: begin.kept, step })

  function go(next: FormStep, field: string | null = null) {
    setWantedField(field)
    setIsNewsOfKept(false)
    wantedStep.current = next
    void navigate(addAddress(category, { draftId: draft.draftId, step: next }))
  }

  useEffect(() => {
    wantedStep.current = stepInAddress
  }, [stepInAddress])

  // From now on the address leads back to this draft, also after a reload. It waits for a step that is on its way: going to an
  // address ends the going to another one.
  const nameInAddress = useEffectEvent((draftId: string) => {
    if (draftId === begin.kept.draftId) return
    onBegun(draftId)
    if (search.get('draft') !== draftId) void navigate(addAddress(category, { draftId, step }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (draft.draftId !== null && wantedStep.current === stepInAddress) nameInAddress(draft.draftId)
  }, [draft.draftId, stepInAddress])

  useFirstProblem(form, step, (problem) => go(problem as FormStep))

  async function send(typed: PropertyDraft) {
    if (!isLast) {
      if (step === 'where') await refuseZipElsewhere(typed)
      setFurthest(furthestStep(typed))
      return go(FORM_STEPS[FORM_STEPS.indexOf(step) + 1] ?? LAST_STEP)
    }
    // The draft goes with the same stroke that makes the property; one that is just being saved is waited for.
    await draft.keeper.settle()
    const created = await add.run({ ...inputOf(typed), DraftId: draft.keeper.kept().draftId })
    draft.keeper.stop()
    draft.keeper.forget()
    toast.success(messages.propertyCreated)
    await navigate(manageAddress(created, 'photos'), { replace: true })
  }

  return (
    <>
      <Stepper
        label={text.steps}
        steps={PROPERTY_STEPS.map((name) => STEP_TITLES[name])}
        current={FORM_STEPS.indexOf(step)}
        onGoBack={(index) => go(FORM_STEPS[index] ?? step)}
      />
      {isNewsOfKept && (
        <div className={styles.kept} role="status">
          <p>{text.keptHere}</p>
          {begin.kept.draftId === null && (
            <Button
              size="sm"
              onClick={() => {
                draft.keeper.stop()
                draft.keeper.forget()
                onStartOver()
              }}
            >
              {text.startOver}
            </Button>
          )}
        </div>
      )}
      <DraftProblem state={draft.state} onKeepAsAnother={draft.keepAsAnother} />
      {draft.conflicts && <ChangedMeanwhile conflicts={draft.conflicts} onKeepMine={draft.keepMine} onLoadNewest={draft.loadNewest} />}
      <Form form={form} onSubmit={send} guard={false} onHiddenField={(field) => go(stepOf(field) as FormStep, field)}>
        <StepFields key={draft.round} step={step} category={category} states={states} wantedField={wantedField} />
        <FormActions>
          <SubmitButton>{isLast ? text.addProperty : text.next}</SubmitButton>
          {step !== FIRST_STEP && <Button onClick={() => go(FORM_STEPS[FORM_STEPS.indexOf(step) - 1] ?? step)}>{text.back}</Button>}
        </FormActions>
        <DraftState state={draft.state} />
      </Form>
    </>
  )
}

/** The step of the address, as far as what is typed allows; without one, where it was left. */
function reachableStep(asked: string | null, furthest: FormStep): FormStep {
  if (!isPropertyStep(asked) || asked === 'photos') return furthest
  return FORM_STEPS.indexOf(asked) < FORM_STEPS.indexOf(furthest) ? asked : furthest
}
