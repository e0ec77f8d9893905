import { EditLeaseInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { EditLease, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './lease-changes.text.ts'

type TenantEndDialogProps = { title: string; lease: LeaseRead; tenant: LeaseRead['Tenants'][number]; onClose: () => void }

/** One of several tenants leaves before the others, on a day that is known by now. */
export function TenantEndDialog({ title, lease, tenant, onClose }: TenantEndDialogProps) {
  const edit = useCommand(EditLease)
  const ownDay = tenant.EndsOn === lease.EndsOn ? null : tenant.EndsOn
  const form = useContractForm(EditLeaseInput, {
    LeaseId: lease.LeaseId,
    Version: lease.Version,
    EndsOn: lease.EndsOn,
    Tenants: [{ AssignmentId: tenant.AssignmentId, EndsOn: ownDay }],
    Unlist: false,
  })
  return (
    <Dialog open onClose={onClose} title={text.tenantEndTitle({ name: tenant.Name })} description={text.tenantEndIntro({ home: title })}>
      <Form
        form={form}
        label={text.tenantEndFormLabel}
        onSubmit={async (input) => {
          await edit.run(input)
          toast.success(messages.leaseUpdated)
          onClose()
        }}
      >
        <DateField name="Tenants.0.EndsOn" label={text.lastDay} help={text.lastDayHelp} optional />
        <FormActions>
          <SubmitButton>{text.changeLastDay}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
