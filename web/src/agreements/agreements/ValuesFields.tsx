import { MAX_VALUE } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { MergeValue } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { MERGE_GROUPS, mergeFieldLabel, type MergeFieldName, mergeGroupOf } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { text as fieldWords } from '@keystead/contract/agreements/templates/merge-fields.text.ts'
import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import { text as lawText } from '@keystead/contract/places/state-law/law-words.text.ts'
import type { LawRule } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { use, useRef } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { NoAdvice } from '../../places/state-law/NoAdvice.tsx'
import { Button } from '../../ui/Button.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { RefreshIcon } from '../../ui/icons.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { AgreementDraft, DraftRead } from './agreement-draft.ts'
import { text } from './draft.text.ts'
import styles from './Draft.module.css'

type ValuesFieldsProps = { read: Pick<DraftRead, 'Values' | 'Questions' | 'Law' | 'LawState'> }

/** What is filled in on the paper: what is known, what the template asks, and what the law says. */
export function ValuesFields({ read: { Values, Questions, Law, LawState } }: ValuesFieldsProps) {
  const groups = MERGE_GROUPS.map((group) => ({ group, values: Values.filter(({ Name }) => mergeGroupOf(Name) === group) }))
  return (
    <>
      <fieldset className={styles.part}>
        <legend>
          <h2>{text.values}</h2>
        </legend>
        <p className={styles.help}>{Values.length > 0 ? text.valuesHelp : text.noValues}</p>
        {groups.map(
          ({ group, values }) =>
            values.length > 0 && (
              <div key={group} className={styles.role}>
                <h3>{fieldWords.groups[group]}</h3>
                {values.map((value) => (
                  <ValueField key={value.Name} value={value} />
                ))}
              </div>
            ),
        )}
      </fieldset>
      {Questions.length > 0 && (
        <fieldset className={styles.part}>
          <legend>
            <h2>{text.questions}</h2>
          </legend>
          <Answers />
        </fieldset>
      )}
      {Law.length > 0 && <LawOfPaper rules={Law} state={LawState} />}
    </>
  )
}

function Answers() {
  const { control } = useFormContext<AgreementDraft>()
  const { fields } = useFieldArray({ control, name: 'Answers' })
  return fields.map(({ id, Label }, index) => (
    <TextField key={id} name={`Answers.${index}.Value`} label={Label} maxLength={MAX_VALUE} dir="auto" />
  ))
}

/** What is typed is a change only where it is other than what is known. */
function ValueField({ value: { Name, Known } }: { value: MergeValue }) {
  const { control, setValue, clearErrors } = useFormContext<AgreementDraft>()
  const changed = useWatch({ control, name: 'Changed' })
  const { errors } = useFormState({ control, name: 'Changed' })
  const formId = use(FormId)
  const part = useRef<HTMLDivElement>(null)
  const label = mergeFieldLabel(Name)
  const index = changed.findIndex((one) => one.Name === Name)
  const typed = changed[index]?.Value

  function change(next: string | null) {
    const others = changed.filter((one) => one.Name !== Name)
    const place = index === -1 ? changed.length : index
    const isKnown = next === null || next === (Known ?? '')
    if (isKnown) clearErrors('Changed')
    setValue('Changed', isKnown ? others : changedAt(changed, place, { Name, Value: next }), { shouldDirty: true })
  }

  /** Its button goes, so the keyboard goes on in what it has filled. */
  function reset() {
    part.current?.querySelector('input')?.focus()
    change(null)
  }

  return (
    <div ref={part} className={styles.value}>
      <TextInput
        // Where a message of the server can lead, which names a change by its place.
        id={controlId(formId, index === -1 ? `Values.${Name}` : `Changed.${index}.Value`)}
        label={label}
        value={typed ?? Known ?? ''}
        maxLength={MAX_VALUE}
        help={Known === null ? text.notKnown : undefined}
        error={index === -1 ? null : (errors.Changed?.[index]?.Value?.message ?? null)}
        onChange={change}
      />
      {typed !== undefined && Known !== null && (
        <div className={styles.valueFoot}>
          <span>{text.known({ value: Known })}</span>
          <Button size="sm" variant="quiet" icon={RefreshIcon} aria-label={text.resetOf({ field: label })} onClick={reset}>
            {text.reset}
          </Button>
        </div>
      )}
    </div>
  )
}

function changedAt(changed: AgreementDraft['Changed'], place: number, value: { Name: MergeFieldName; Value: string }) {
  return changed.length === place ? [...changed, value] : changed.with(place, value)
}

/** Topics that the text names, each with what is certain of it. */
function LawOfPaper({ rules, state }: { rules: readonly LawRule[]; state: string | null }) {
  return (
    <section className={styles.part} aria-labelledby="law-of-paper">
      <h2 id="law-of-paper">{text.law}</h2>
      <p className={styles.help}>{state === null ? text.lawNowhere : text.lawOf({ state })}</p>
      <ul className={styles.laws}>
        {rules.map((rule) => (
          <li key={rule.Topic}>
            {sentenceOf(rule)}
            {rule.Standing === 'set' && rule.Statute && <small>{rule.Statute}</small>}
          </li>
        ))}
      </ul>
      <NoAdvice />
    </section>
  )
}

function sentenceOf(rule: LawRule): string {
  const topic = lawText.topics[rule.Topic]
  if (rule.Standing === 'unknown') return text.lawUnknown({ topic })
  return rule.Standing === 'none' ? text.lawNone({ topic }) : text.lawTerms({ topic, words: lawWords(rule) })
}
