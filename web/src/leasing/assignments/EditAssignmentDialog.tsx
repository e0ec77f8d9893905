import { EditAssetAssignmentInput } from '@keystead/contract/leasing/engagements/engagement.forms.ts'
import { AssignmentChanged } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { EditAssetAssignment, type AssignedAgent } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AGENT_CONTRACT_TYPES } from '@keystead/contract/people/connections/agent-terms.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { AgentTermsFields } from './AgentTermsFields.tsx'
import { scopesText } from './assignment-texts.ts'
import { text } from './agent-terms.text.ts'

type EditAssignmentDialogProps = { assetId: string; agent: AssignedAgent; onClose: () => void }

/** What an agent is entrusted with, changed while it runs. */
export function EditAssignmentDialog({ assetId, agent, onClose }: EditAssignmentDialogProps) {
  const edit = useCommand(EditAssetAssignment)
  const initial = draftOf(agent)
  const form = useContractForm(EditAssetAssignmentInput, initial)
  const { save, notice } = useVersionedForm(form, {
    initial,
    changed: AssignmentChanged,
    loadNewest: async () => {
      const { Agents } = await call(GetAssetAssignedProfiles, { AssetId: assetId })
      return draftOf(Agents.find(({ AssignmentId }) => AssignmentId === agent.AssignmentId) ?? agent)
    },
    merge: (three) => mergeChanges(three, LABELS, termText),
  })
  return (
    <Dialog open onClose={onClose} size="wide" title={text.editTitle({ name: agent.Name })} description={text.editIntro}>
      <Form
        form={form}
        label={text.formLabel}
        onSubmit={async (typed) => {
          await save(edit.run(typed))
          toast.success(messages.assignmentUpdated)
          onClose()
        }}
      >
        {notice}
        <AgentTermsFields />
        <FormActions>
          <SubmitButton>{text.saveChanges}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function draftOf(agent: AssignedAgent) {
  return {
    AssignmentId: agent.AssignmentId,
    Version: agent.Version,
    ContractTypeId: agent.ContractTypeId,
    TenureStart: agent.StartsOn,
    TenureEnd: agent.EndsOn,
    AgentPercent: agent.AgentPercent,
    FeePercent: agent.FeePercent,
    FeeAmount: agent.FeeAmount,
    Scopes: agent.Scopes,
  }
}

type Field = Exclude<keyof ReturnType<typeof draftOf>, 'AssignmentId' | 'Version'>

const LABELS: Readonly<Record<Field, string>> = {
  ContractTypeId: text.contractType,
  TenureStart: text.startDate,
  TenureEnd: text.endDate,
  AgentPercent: text.agentPercent,
  FeePercent: text.feePercent,
  FeeAmount: text.fee,
  Scopes: text.scopes,
}

function termText(field: string, value: unknown): string {
  if (Array.isArray(value)) return scopesText(value as AgentScope[])
  if (value === null || value === undefined || value === '') return text.nothing
  if (field === 'ContractTypeId') return textOf(AGENT_CONTRACT_TYPES, Number(value)) ?? ''
  if (typeof value === 'number') return percentText(value)
  if (typeof value !== 'string') return ''
  return field === 'FeeAmount' ? formatMoney(value) : formatDate(value)
}
