import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup } from '../../ui/form/FieldShell.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { AgreementIcon } from '../../ui/icons.ts'
import styles from './Signature.module.css'
import { text } from './signature.text.ts'
import { SignatureDialog, type SignatureKind } from './SignatureDialog.tsx'
import { SignatureView } from './SignatureView.tsx'
import type { SigningDraft } from './signing-draft.ts'

type SignatureControlProps = { kind: SignatureKind; label: string; name: string; optional?: boolean }

const PATHS = { signature: 'Signature', initials: 'Initials' } as const
const ADD = { signature: text.addSignature, initials: text.addInitials } as const
const CHANGE = { signature: text.changeSignature, initials: text.changeInitials } as const

/** What is drawn, typed or uploaded once, and goes to each place that asks for it. */
export function SignatureControl({ kind, label, name, optional }: SignatureControlProps) {
  const path = PATHS[kind]
  const field = useField({ name: path, help: text.same })
  const { field: control } = useController<SigningDraft, 'Signature' | 'Initials'>({ name: path })
  const [isOpen, setIsOpen] = useState(false)
  const { value } = control
  return (
    <FieldGroup label={label} field={field} optional={optional} help={text.same}>
      <div className={styles.control}>
        {value && <SignatureView label={label} signature={value} />}
        <Button icon={AgreementIcon} variant={value ? 'secondary' : 'primary'} data-field-control="" onClick={() => setIsOpen(true)}>
          {value ? CHANGE[kind] : ADD[kind]}
        </Button>
      </div>
      {isOpen && (
        <SignatureDialog
          kind={kind}
          signature={value}
          name={name}
          onUse={(signature) => {
            control.onChange(signature)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldGroup>
  )
}
