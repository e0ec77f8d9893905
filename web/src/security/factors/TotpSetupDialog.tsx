import { ConfirmTotpInput } from '@keystead/contract/security/factors/factor.forms.ts'
import { ConfirmTotp, type StartTotp } from '@keystead/contract/security/factors/factor.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { QrCode } from './QrCode.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './totp.text.ts'
import styles from './TotpSetupDialog.module.css'

type TotpSetupDialogProps = {
  totpKey: OutputOf<typeof StartTotp>
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The key for the app, as a picture and as text, and the first code that shows it has arrived. */
export function TotpSetupDialog({ totpKey, onDone, onClose }: TotpSetupDialogProps) {
  const confirmation = useCommand(ConfirmTotp)
  const form = useContractForm(ConfirmTotpInput, { Code: '' })
  return (
    <Dialog open onClose={onClose} title={text.setupTitle}>
      <div className={styles.key}>
        <QrCode text={totpKey.Url} label={text.qrCodeLabel} />
        <div>
          <p>{text.scan}</p>
          <p className={styles.typed}>{text.typeKey}</p>
          <code className={styles.secret}>{inGroups(totpKey.Secret)}</code>
          <p className={styles.typed}>{inParts(text.onThisPhone.parts({ open: <a href={totpKey.Url}>{text.openInApp}</a> }))}</p>
        </div>
      </div>
      <Form
        form={form}
        guard={false}
        label={text.setupFormLabel}
        onSubmit={async (typed) => {
          onDone((await confirmation.run(typed)).RecoveryCodes)
        }}
      >
        <TextField
          name="Code"
          label={text.code}
          help={text.codeHelp}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          firstFocus
        />
        <FormActions>
          <SubmitButton>{text.switchOn}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
