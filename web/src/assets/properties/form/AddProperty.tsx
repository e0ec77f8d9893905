import { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/assets/properties/property.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '../../../api/query.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Page } from '../../../ui/Page.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { toast } from '../../../ui/toast.tsx'
import { emptyDraft, forgetDraft, inputOf, rememberDraft, rememberedDraft } from './property-draft.ts'
import { PROPERTY_FIELDS, type PropertyDraft } from './property-fields.ts'
import { addAddress, manageAddress } from './property-places.ts'
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
} from './property-steps.ts'
import styles from './PropertyForm.module.css'
import { StepFields } from './StepFields.tsx'
import { useFirstProblem } from './use-first-problem.ts'
import { useStates, type State } from '../../../common/reference-data/use-states.ts'

const LAST_STEP: FormStep = 'description'

/** Adds a property in steps. What is typed stays in this browser until the property is there. */
export function AddProperty({ category }: { category: CategoryId }) {
  const { states, failure, retry } = useStates()
  const [round, setRound] = useState(0)
  const title = category === CATEGORIES.Commercial ? 'Add a commercial property' : 'Add a residential property'

  function startOver() {
    forgetDraft(category)
    setRound(round + 1)
  }

  return (
    <Page
      title={title}
      width="narrow"
      breadcrumbs={[
        { text: 'My properties', to: paths.myProperties() },
        { text: 'Add a property', to: paths.addNewProperty() },
      ]}
    >
      {failure && <ErrorState failure={failure} onRetry={retry} />}
      {!failure && !states && <FormSkeleton />}
      {states && <AddPropertyForm key={round} category={category} states={states} onStartOver={startOver} />}
    </Page>
  )
}

function AddPropertyForm({ category, states, onStartOver }: { category: CategoryId; states: readonly State[]; onStartOver: () => void }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [kept] = useState(() => rememberedDraft(category))
  const [start] = useState(() => kept ?? emptyDraft(category))
  const [isNewsOfKept, setIsNewsOfKept] = useState(kept !== null)
  const [wantedField, setWantedField] = useState<string | null>(null)
  const add = useCommand(AddAsset)
  const isAdded = useRef(false)

  const [furthest, setFurthest] = useState(() => furthestStep(start))
  const step = reachableStep(search.get('step'), furthest)
  const isLast = step === LAST_STEP
  const form = useContractForm(draftRules(isLast ? PROPERTY_FIELDS : STEP_FIELDS[step]), start)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isAdded.current) rememberDraft(category, values)
        },
      }),
    [form, category],
  )

  function go(next: FormStep, field: string | null = null) {
    setWantedField(field)
    setIsNewsOfKept(false)
    void navigate(`${addAddress(category)}?step=${next}`)
  }

  useFirstProblem(form, step, (problem) => go(problem as FormStep))

  async function send(draft: PropertyDraft) {
    if (!isLast) {
      setFurthest(furthestStep(draft))
      return go(FORM_STEPS[FORM_STEPS.indexOf(step) + 1] ?? LAST_STEP)
    }
    const created = await add.run(inputOf(draft))
    isAdded.current = true
    forgetDraft(category)
    toast.success(messages.propertyCreated)
    await navigate(manageAddress(created, 'photos'))
  }

  return (
    <>
      <Stepper
        label="Steps"
        steps={PROPERTY_STEPS.map((name) => STEP_TITLES[name])}
        current={FORM_STEPS.indexOf(step)}
        onGoBack={(index) => go(FORM_STEPS[index] ?? step)}
      />
      {isNewsOfKept && (
        <div className={styles.kept} role="status">
          <p>We kept what you typed here before.</p>
          <Button size="sm" onClick={onStartOver}>
            Start over
          </Button>
        </div>
      )}
      <Form form={form} onSubmit={send} guard={false} onHiddenField={(field) => go(stepOf(field) as FormStep, field)}>
        <StepFields step={step} category={category} states={states} wantedField={wantedField} />
        <FormActions>
          <SubmitButton>{isLast ? 'Add property' : 'Next'}</SubmitButton>
          {step !== 'kind' && <Button onClick={() => go(FORM_STEPS[FORM_STEPS.indexOf(step) - 1] ?? step)}>Back</Button>}
        </FormActions>
      </Form>
    </>
  )
}

/** The step of the address, as far as what is typed allows; without one, where it was left. */
function reachableStep(asked: string | null, furthest: FormStep): FormStep {
  if (!isPropertyStep(asked) || asked === 'photos') return furthest
  return FORM_STEPS.indexOf(asked) < FORM_STEPS.indexOf(furthest) ? asked : furthest
}
