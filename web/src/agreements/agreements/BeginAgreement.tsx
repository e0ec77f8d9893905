import { CreateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetAgreementTemplates, type TemplateCard } from '@keystead/contract/agreements/templates/template.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useNavigate } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { AgreementIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { AboutFields } from './AboutFields.tsx'
import { type Beginning, beginRules } from './begin.forms.ts'
import { text } from './begin.text.ts'
import { text as draft } from './draft.text.ts'
import { FEW_TEMPLATES, TemplateField } from './TemplateField.tsx'

/** From which template an agreement is made, and about what. */
export function BeginAgreement({ search }: { search: URLSearchParams }) {
  const { data, error, refetch } = useCall(GetAgreementTemplates, { PageSize: FEW_TEMPLATES })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  if (data.TotalCount === 0) {
    return (
      <EmptyState
        title={text.noTemplates}
        icon={AgreementIcon}
        action={
          <LinkButton to={paths.agreementTemplate()} variant="primary">
            {text.makeTemplate}
          </LinkButton>
        }
      >
        {text.noTemplatesHelp}
      </EmptyState>
    )
  }
  return <BeginForm beginning={beginningOf(search)} templates={data.Items} areAll={data.TotalCount <= data.Items.length} />
}

/** What the address says to begin with. A lease is chosen by its home, where that is named. */
function beginningOf(search: URLSearchParams): Beginning {
  const id = (name: string) => [search.get(name) ?? ''].find(isRowId) ?? null
  const [AssetId, LeaseId, ConnectionId] = [id('assetId'), id('leaseId'), id('connectionId')]
  const About = AssetId === null && LeaseId !== null ? 'lease' : ConnectionId !== null && AssetId === null ? 'connection' : 'property'
  return { TemplateId: id('templateId'), About, AssetId, LeaseId, ConnectionId }
}

type BeginFormProps = { beginning: Beginning; templates: readonly TemplateCard[]; areAll: boolean }

function BeginForm({ beginning, templates, areAll }: BeginFormProps) {
  const navigate = useNavigate()
  const creating = useCommand(CreateAgreement)
  const form = useContractForm(beginRules, beginning)
  return (
    <Form
      form={form}
      label={draft.title}
      onSubmit={async (chosen) => {
        const { AgreementId } = await creating.run(chosen)
        form.reset(form.getValues())
        await navigate(paths.sendAgreement({ id: AgreementId }), { replace: true })
      }}
    >
      <TemplateField templates={templates} areAll={areAll} chosen={beginning.TemplateId} />
      <AboutFields beginning={beginning} />
      <FormActions>
        <SubmitButton>{text.go}</SubmitButton>
        <LinkButton to={paths.myAgreements()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}
