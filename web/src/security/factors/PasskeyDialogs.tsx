import { PasskeyForm } from '@keystead/contract/security/factors/passkey.forms.ts'
import { AddPasskey, RenamePasskey, StartPasskeyRegistration } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { PasskeySummary } from '@keystead/contract/security/factors/passkey.schemas.ts'
import type { ReactNode } from 'react'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { makePasskey } from './passkey-browser.ts'
import { text } from './passkeys.text.ts'

/** Names a new passkey, then lets the browser ask for finger, face or lock. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const start = useCommand(StartPasskeyRegistration)
  const addition = useCommand(AddPasskey)
  return (
    <NameDialog
      title={text.add}
      description={text.addIntro}
      name=""
      submitText={text.continue}
      onClose={onClose}
      onSubmit={async (Name) => {
        const { ChallengeId, Options } = await start.run({})
        await addition.run({ ChallengeId, Response: await makePasskey(Options), Name })
        toast.success(text.added)
        onClose()
      }}
    />
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeySummary; onClose: () => void }) {
  const renaming = useCommand(RenamePasskey)
  return (
    <NameDialog
      title={text.renameTitle}
      name={passkey.Name}
      submitText={text.save}
      onClose={onClose}
      onSubmit={async (Name) => {
        await renaming.run({ PasskeyId: passkey.PasskeyId, Name })
        onClose()
      }}
    />
  )
}

type NameDialogProps = {
  title: string
  description?: ReactNode
  name: string
  submitText: string
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ title, description, name, submitText, onSubmit, onClose }: NameDialogProps) {
  const form = useContractForm(PasskeyForm, { Name: name })
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <Form form={form} guard={false} onSubmit={({ Name }) => onSubmit(Name)}>
        <TextField name="Name" label={text.name} placeholder={text.namePlaceholder} maxLength={60} dir="auto" firstFocus />
        <FormActions>
          <SubmitButton>{submitText}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
