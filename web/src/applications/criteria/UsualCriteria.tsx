import { UsualCriteriaForm } from '@keystead/contract/applications/criteria/criteria.forms.ts'
import { CriteriaChanged, GetUsualCriteria, SaveUsualCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { messages } from '@keystead/contract/applications/criteria/criteria-messages.text.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { draftOf, mergeCriteria } from './criteria-draft.ts'
import { text } from './criteria.text.ts'
import { CriteriaFields } from './CriteriaFields.tsx'
import styles from './Criteria.module.css'

type Usual = OutputOf<typeof GetUsualCriteria>

/** Of all homes that have none of their own. */
export function UsualCriteria() {
  const { data, error, refetch } = useCall(GetUsualCriteria, {})
  if (data) return <UsualForm usual={data} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

const usualDraft = ({ Version, Criteria }: Usual) => ({ Version, ...draftOf(Criteria) })

function UsualForm({ usual }: { usual: Usual }) {
  const saving = useCommand(SaveUsualCriteria)
  const [initial] = useState(() => usualDraft(usual))
  const form = useContractForm(UsualCriteriaForm, initial)
  const { save, begin, notice } = useVersionedForm(form, {
    initial,
    changed: CriteriaChanged,
    loadNewest: async () => usualDraft(await call(GetUsualCriteria, {})),
    merge: mergeCriteria,
  })
  return (
    <Form
      form={form}
      label={text.usualTitle}
      className={styles.form}
      onSubmit={async (said) => {
        const { Version } = await save(saving.run(said))
        begin({ ...form.getValues(), Version, FairHousingReviewed: false })
        toast.success(messages.saved)
      }}
    >
      {notice}
      <CriteriaFields />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
      </FormActions>
    </Form>
  )
}
