import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { GetRequiredDocuments, SetRequiredDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { RequiredDocumentsForm } from '@keystead/contract/documents/requirements/requirement.forms.ts'
import { text } from './requirements.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** Which kinds of papers each lease and property should have. */
export function RequiredDocumentsScreen() {
  const { data, error, refetch } = useCall(GetRequiredDocuments, {})
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={[{ text: text.myDocuments, to: paths.myDocuments() }]} width="narrow">
      {data ? (
        <Requirements required={data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton count={2} />
      )}
    </Page>
  )
}

function Requirements({ required }: { required: OutputOf<typeof GetRequiredDocuments> }) {
  const may = useMay()
  const command = useCommand(SetRequiredDocuments)
  const { ForLeaseTypeIds, ForPropertyTypeIds, IsUsual } = required
  const form = useContractForm(RequiredDocumentsForm, { ForLeaseTypeIds, ForPropertyTypeIds })
  if (!may(SetRequiredDocuments)) return <RequiredNames required={required} />
  return (
    <Form
      form={form}
      onSubmit={async (chosen) => {
        await command.run(chosen)
        toast.success(text.saved)
      }}
    >
      {IsUsual && <p>{text.usual}</p>}
      <ChoiceChips name="ForLeaseTypeIds" label={text.forLease} choices={DOCUMENT_TYPES} optional />
      <ChoiceChips name="ForPropertyTypeIds" label={text.forProperty} choices={DOCUMENT_TYPES} optional />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function RequiredNames({ required: { ForLeaseTypeIds, ForPropertyTypeIds } }: { required: OutputOf<typeof GetRequiredDocuments> }) {
  const names = (ids: readonly number[]) => DOCUMENT_TYPES.filter(({ Id }) => ids.includes(Id)).map(({ Text }) => Text)
  return (
    <>
      <p>{text.readOnly}</p>
      {[
        { title: text.forLease, ids: ForLeaseTypeIds },
        { title: text.forProperty, ids: ForPropertyTypeIds },
      ].map(({ title, ids }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{names(ids).join(', ')}</p>
        </section>
      ))}
    </>
  )
}
