import type { CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { use, useEffect, useRef } from 'react'
import { controlId } from '../../ui/form/form-errors.ts'
import { LockedFields } from '../../ui/form/LockedFields.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { DescriptionFields } from '../../properties/properties/form/DescriptionFields.tsx'
import { FactsFields } from '../../properties/properties/form/FactsFields.tsx'
import { KindFields } from '../../properties/properties/form/KindFields.tsx'
import { STEP_TITLES, type FormStep } from '../../properties/properties/form/property-steps.ts'
import styles from '../../properties/properties/form/PropertyForm.module.css'
import { TermsFields } from '../../properties/properties/form/TermsFields.tsx'
import type { State } from '../../places/reference-data/use-states.ts'
import { WhereFields } from './WhereFields.tsx'
import { text } from './property-steps.text.ts'

const STEP_NOTES: Record<FormStep, string> = {
  where: text.whereNote,
  kind: text.kindNote,
  facts: text.factsNote,
  terms: text.termsNote,
  description: text.descriptionNote,
}

type StepFieldsProps = {
  step: FormStep
  category: CategoryId
  states: readonly State[]
  /** A field that a message leads to; it gets the focus instead of the step's heading. */
  wantedField: string | null
  /** The property that is edited; none while one is added. */
  assetId?: string | null
  /** What only its owner says of it is left out for an agent. */
  isAgent?: boolean
  /** Why price, terms and address cannot be changed; null where they can. */
  lock?: string | null
}

/** One step of the form. Going from step to step moves the focus along. */
export function StepFields({ step, category, states, wantedField, assetId = null, isAgent = false, lock = null }: StepFieldsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const formId = use(FormId)
  const shown = useRef(step)

  useEffect(() => {
    const isAnotherStep = shown.current !== step
    shown.current = step
    const wanted = wantedField === null ? null : document.getElementById(controlId(formId, wantedField))
    if (wanted) {
      wanted.focus()
      wanted.scrollIntoView({ block: 'center' })
    } else if (isAnotherStep) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
  }, [step, wantedField, formId])

  return (
    <>
      <div>
        <h2 ref={heading} className={styles.stepTitle} tabIndex={-1}>
          {STEP_TITLES[step]}
        </h2>
        <p className={styles.stepNote}>{STEP_NOTES[step]}</p>
      </div>
      {step === 'where' && (
        <LockedFields reason={lock} label={STEP_TITLES.where}>
          <WhereFields states={states} assetId={assetId} isAgent={isAgent} isLocked={lock !== null} />
        </LockedFields>
      )}
      {step === 'kind' && <KindFields category={category} lock={lock} />}
      {step === 'facts' && <FactsFields lock={lock} />}
      {step === 'terms' && (
        <LockedFields reason={lock} label={STEP_TITLES.terms}>
          <TermsFields />
        </LockedFields>
      )}
      {step === 'description' && <DescriptionFields states={states} isAgent={isAgent} />}
    </>
  )
}
