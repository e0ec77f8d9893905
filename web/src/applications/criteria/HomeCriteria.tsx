import { HomeCriteriaForm } from '@keystead/contract/applications/criteria/criteria.forms.ts'
import {
  CriteriaChanged,
  GetHomeCriteria,
  GetUsualCriteria,
  SaveHomeCriteria,
} from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { messages } from '@keystead/contract/applications/criteria/criteria-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { toast } from '../../ui/toast.tsx'
import { draftOf, mergeCriteria } from './criteria-draft.ts'
import { CriteriaList } from './CriteriaList.tsx'
import { text } from './criteria.text.ts'
import { CriteriaFields } from './CriteriaFields.tsx'
import styles from './Criteria.module.css'

export type CriteriaOfHome = OutputOf<typeof GetHomeCriteria>

const homeDraft = ({ AssetId, Version, FollowsUsual, Criteria }: CriteriaOfHome) => ({
  AssetId,
  Version,
  FollowsUsual,
  ...draftOf(Criteria),
})

/** Of one home: the usual ones, or its own, which begin with these. */
export function HomeCriteria({ home }: { home: CriteriaOfHome }) {
  const saving = useCommand(SaveHomeCriteria)
  const [initial] = useState(() => homeDraft(home))
  const form = useContractForm(HomeCriteriaForm, initial)
  const { save, begin, notice } = useVersionedForm(form, {
    initial,
    changed: CriteriaChanged,
    loadNewest: async () => homeDraft(await call(GetHomeCriteria, { AssetId: home.AssetId })),
    merge: mergeCriteria,
  })
  return (
    <Form
      form={form}
      label={text.homeTitle({ home: home.HomeTitle })}
      className={styles.form}
      onSubmit={async (said) => {
        const { Version } = await save(saving.run(said))
        begin({ ...form.getValues(), Version, FairHousingReviewed: false })
        toast.success(messages.saved)
      }}
    >
      {notice}
      <WhichOnes />
      <UsualOrOwn />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
      </FormActions>
    </Form>
  )
}

const CHOICES = [
  { Id: 'usual', Text: text.asUsual },
  { Id: 'own', Text: text.ownOnes },
] as const

function WhichOnes() {
  const { value, onChange } = useController({ name: 'FollowsUsual' }).field
  return <Segments label={text.which} choices={CHOICES} value={value ? 'usual' : 'own'} onChange={(id) => onChange(id === 'usual')} />
}

function UsualOrOwn() {
  const followsUsual: unknown = useWatch({ name: 'FollowsUsual' })
  return followsUsual ? <Usual /> : <CriteriaFields />
}

/** An agent sees what the owner usually asks, and changes it for homes alone. */
function Usual() {
  const { data } = useCall(GetUsualCriteria, {})
  return (
    <Section
      title={text.usualOnes}
      level={3}
      action={
        <LinkButton to={paths.applicationCriteria()} size="sm">
          {text.editUsual}
        </LinkButton>
      }
    >
      {data && <CriteriaList criteria={data.Criteria} />}
    </Section>
  )
}
