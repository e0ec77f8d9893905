import { DeleteBusinessInput } from '@keystead/contract/people/businesses/business.forms.ts'
import { DELETE_BUSINESS, DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { consequencesOf, type DeletionPreview } from './deletion-texts.ts'
import { messages } from './business-messages.text.ts'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

/** The end of a business, with everything that goes and stays said before. */
export function DeleteBusinessPanel({ business: { BusinessId } }: { business: BusinessDetails }) {
  const { data, error, refetch } = useCall(GetBusinessDeletionPreview, { BusinessId })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={text.deleteTitle} description={text.deleteIntro} className={styles.last}>
      {data ? (
        <div className={styles.danger}>
          <p>{text.whatGoes}</p>
          <Lines lines={consequencesOf(data)} />
          <p>{text.whatStays}</p>
          <Way preview={data} onAsk={() => setIsAsking(true)} />
          {isAsking && <DeleteDialog businessId={BusinessId} preview={data} onClose={() => setIsAsking(false)} />}
        </div>
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={3} />
      )}
    </Section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The button, or what is in its way. */
function Way({ preview: { Refusals, HasPin }, onAsk }: { preview: DeletionPreview; onAsk: () => void }) {
  if (Refusals.length > 0) {
    return (
      <>
        <p>{text.notNow}</p>
        <Lines lines={Refusals} />
      </>
    )
  }
  if (!HasPin) {
    return (
      <>
        <p>{text.pinFirst}</p>
        <div>
          <LinkButton to={paths.securityPin()}>{text.setPin}</LinkButton>
        </div>
      </>
    )
  }
  return (
    <div>
      <Button variant="danger" onClick={onAsk}>
        {text.deleteIt}
      </Button>
    </div>
  )
}

function DeleteDialog({ businessId, preview, onClose }: { businessId: string; preview: DeletionPreview; onClose: () => void }) {
  const name = preview.Name
  const navigate = useNavigate()
  const command = useCommand(DeleteBusiness)
  const { askForPin, pinDialog } = usePinConfirmation()
  const form = useContractForm(DeleteBusinessInput, { BusinessId: businessId, Name: '', PinConfirmation: null })

  async function remove(typed: { BusinessId: string; Name: string }) {
    const PinConfirmation = await askForPin({ operation: DELETE_BUSINESS, objectId: businessId, sentence: text.pinSentence({ name }) })
    if (PinConfirmation === null) return
    await command.run({ ...typed, PinConfirmation })
    toast.success(messages.businessDeleted)
    await navigate(paths.businesses())
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={text.dialogTitle({ name })}
        description={inParts(text.dialogIntro.parts({ name: <bdi>{name}</bdi> }))}
      >
        <Form form={form} guard={false} onSubmit={remove}>
          <TextField name="Name" label={text.typeName} help={name} firstFocus maxLength={80} />
          <FormActions>
            <Button onClick={onClose}>{text.keep}</Button>
            <SubmitButton variant="danger">{text.deleteForGood}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      {pinDialog}
    </>
  )
}
