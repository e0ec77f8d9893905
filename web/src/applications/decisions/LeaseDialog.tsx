import { CreateAgreementTemplate, GetAgreementTemplates } from '@keystead/contract/agreements/templates/template.operations.ts'
import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { DraftLeaseOfApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { DecisionRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { HIGHER_DEPOSIT, HIGHER_RENT } from '@keystead/contract/applications/decisions/decision.values.ts'
import { LeaseOfApplicationForm } from '@keystead/contract/applications/decisions/lease-of-application.forms.ts'
import { BILLING_TEXTS, BILLINGS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { useCall, useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { NewTab } from '../../ui/NewTab.tsx'
import { toast } from '../../ui/toast.tsx'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text } from './decide.text.ts'
import { useVersion } from './use-version.ts'
import styles from './Decisions.module.css'

type LeaseDialogProps = {
  application: ApplicationDetails
  /** Conditions that were accepted say more than what the home is offered for. */
  decisions: readonly DecisionRead[]
  onDrafted: (leaseId: string) => void
  onClose: () => void
}

const BILLING_CHOICES = BILLINGS.map((billing) => ({
  Id: billing,
  Text: BILLING_TEXTS[billing].Text,
  detail: BILLING_TEXTS[billing].Detail,
}))

/** The terms of a lease, as far as the application and the home know them. Who it is with follows from the application. */
export function LeaseDialog({ application, decisions, onDrafted, onClose }: LeaseDialogProps) {
  const { ApplicationId, Version, Applicants } = application
  const navigate = useNavigate()
  const draft = useCommand(DraftLeaseOfApplication)
  const asRead = useVersion(ApplicationId, Version)
  const [initial] = useState(() => draftOf(application, decisions))
  const form = useContractForm(LeaseOfApplicationForm, initial)
  return (
    <Dialog open onClose={onClose} title={text.leaseTitle} description={text.leaseHelp}>
      <Form
        form={form}
        onSubmit={async (said) => {
          const { LeaseId, AgreementId, LeftOut } = await asRead((version) => draft.run({ ...said, Version: version }))
          toast.success(LeftOut.length === 0 ? text.drafted : `${text.drafted} ${text.leftOut({ names: namesText(LeftOut) })}`)
          onClose()
          if (AgreementId === null) onDrafted(LeaseId)
          else await navigate(paths.sendAgreement({ id: AgreementId }))
        }}
      >
        <FieldRow>
          <DateField name="TenureStart" label={text.start} />
          <DateField name="TenureEnd" label={text.end} help={text.endHelp} optional />
        </FieldRow>
        <FieldRow>
          <MoneyField name="Rent" label={text.rent} />
          <SelectField name="RentFrequencyId" label={text.frequency} choices={RENT_FREQUENCIES} />
        </FieldRow>
        <MoneyField name="Advance" label={text.deposit} />
        {Applicants.length > 1 && <RadioCards name="Billing" label={text.billing} choices={BILLING_CHOICES} />}
        <TemplateChoice />
        <FormActions>
          <SubmitButton>{text.lease}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function draftOf(
  { ApplicationId, Version, Home, MoveInOn, LeaseMonths }: ApplicationDetails,
  decisions: readonly DecisionRead[],
): z.input<typeof LeaseOfApplicationForm> {
  return {
    ApplicationId,
    Version,
    TenureStart: MoveInOn ?? '',
    TenureEnd: MoveInOn !== null && LeaseMonths !== null ? addDays(addMonths(MoveInOn, LeaseMonths), -1) : null,
    Rent: amountOf(decisions, HIGHER_RENT) ?? Home.Rent ?? '',
    RentFrequencyId: Home.RentFrequencyId ?? 1,
    Advance: amountOf(decisions, HIGHER_DEPOSIT) ?? '0.00',
    Billing: 'joint',
    TemplateId: null,
  }
}

/** What the latest conditions that stand say of it. */
function amountOf(decisions: readonly DecisionRead[], typeId: number): string | null {
  const stands = decisions.findLast(({ Decision, IsTakenBack }) => Decision === 'conditional' && !IsTakenBack)
  return stands?.Conditions.find(({ ConditionTypeId }) => ConditionTypeId === typeId)?.Amount ?? null
}

/** Of one’s own templates for leases; who has none signs elsewhere, or makes one first. */
function TemplateChoice() {
  const may = useMay()
  const { data } = useCall(GetAgreementTemplates, { CategoryId: CATEGORIES.Lease, PageSize: 20 }, { enabled: may(GetAgreementTemplates) })
  if (!data) return null
  if (data.Items.length === 0) return <NoTemplates />
  return (
    <SelectField
      name="TemplateId"
      label={text.template}
      help={text.templateHelp}
      choices={data.Items.map(({ TemplateId, Name }) => ({ Id: TemplateId, Text: Name }))}
      placeholder={text.noTemplate}
      optional
    />
  )
}

function NoTemplates() {
  const may = useMay()
  return (
    <p className={styles.soft}>
      {text.noTemplates}{' '}
      {may(CreateAgreementTemplate) && (
        <Link to={paths.agreementTemplate()} target="_blank">
          {text.makeTemplate}
          <NewTab />
        </Link>
      )}
    </p>
  )
}
