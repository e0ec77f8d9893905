import { MAX_SIGNATURE_PICTURE } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldGroup } from '../../ui/form/FieldShell.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PICTURE_ENDINGS } from '../../ui/form/picture-files.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { useResolvedForm } from '../../ui/form/use-resolved-form.ts'
import { Segments } from '../../ui/Segments.tsx'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE, pictureOfSignature } from '../../ui/signature-pad/picture-of-signature.ts'
import { SignaturePad } from '../../ui/signature-pad/SignaturePad.tsx'
import {
  DRAWING_LIMITS,
  draftOf,
  initialsOf,
  MAX_TYPED_SIGNATURE,
  type SignatureDraft,
  signatureOf,
  signatureRules,
  WAYS,
} from './signature-draft.ts'
import { text } from './signature.text.ts'
import styles from './Signature.module.css'
import { SignatureView } from './SignatureView.tsx'

export type SignatureKind = 'signature' | 'initials'
type SignatureDialogProps = {
  kind: SignatureKind
  signature: Signature | null
  /** Of the reader. */
  name: string
  onUse: (signature: Signature) => void
  onClose: () => void
}

const TITLES = { signature: text.signature, initials: text.initials } as const

/** A signature or initials: drawn, typed or from a picture. */
export function SignatureDialog({ kind, signature, name, onUse, onClose }: SignatureDialogProps) {
  const form = useResolvedForm(signatureRules, draftOf(signature, kind === 'signature' ? name : initialsOf(name)))
  return (
    <Dialog open onClose={onClose} title={TITLES[kind]} size="wide" keepsTyped>
      <Form
        form={form}
        guard={false}
        onSubmit={(draft) => {
          const made = signatureOf(draft)
          if (made) onUse(made)
        }}
      >
        <Ways kind={kind} />
        <FormActions>
          <SubmitButton>{text.use}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function Ways({ kind }: { kind: SignatureKind }) {
  const { field: way } = useController<SignatureDraft, 'Kind'>({ name: 'Kind' })
  const { clearErrors } = useFormContext<SignatureDraft>()
  return (
    <div className={styles.ways}>
      <Segments
        label={text.how}
        choices={WAYS.map((Id) => ({ Id, Text: text.ways[Id] }))}
        value={way.value}
        onChange={(next) => {
          clearErrors()
          way.onChange(next)
        }}
      />
      {way.value === 'drawn' && <Drawn kind={kind} />}
      {way.value === 'typed' && <Typed kind={kind} />}
      {way.value === 'picture' && <FromPicture kind={kind} />}
    </div>
  )
}

function Drawn({ kind }: { kind: SignatureKind }) {
  const label = kind === 'signature' ? text.drawSignature : text.drawInitials
  const field = useField({ name: 'Strokes' })
  const { field: strokes } = useController<SignatureDraft, 'Strokes'>({ name: 'Strokes' })
  return (
    <div className={styles.drawn}>
      <FieldGroup label={label} field={field}>
        <SignaturePad
          label={label}
          limits={DRAWING_LIMITS}
          strokes={strokes.value}
          onChange={(lines) => strokes.onChange(lines.map((line) => [...line]))}
        />
      </FieldGroup>
    </div>
  )
}

function Typed({ kind }: { kind: SignatureKind }) {
  const typed = useWatch<SignatureDraft, 'Text'>({ name: 'Text' })
  return (
    <>
      <TextField
        name="Text"
        label={kind === 'signature' ? text.typeSignature : text.typeInitials}
        help={text.typedHelp}
        maxLength={MAX_TYPED_SIGNATURE}
        autoComplete={kind === 'signature' ? 'name' : 'off'}
        dir="auto"
      />
      <SignatureView label={text.preview} signature={{ Kind: 'typed', Text: typed }} />
    </>
  )
}

/** Drawings of vectors are refused in words of their own, so they are let in that far. */
const ENDINGS = [...PICTURE_ENDINGS, 'bmp', 'svg']
const NO_UPLOADS = [] as const

function FromPicture({ kind }: { kind: SignatureKind }) {
  const field = useField({ name: 'Png' })
  const { field: png } = useController<SignatureDraft, 'Png'>({ name: 'Png' })

  async function prepare(file: File): Promise<File | string> {
    const made = await pictureOfSignature(file, MAX_SIGNATURE_PICTURE)
    if ('refusal' in made) return made.refusal
    png.onChange(made.png)
    return file
  }

  return (
    <FieldGroup label={kind === 'signature' ? text.signature : text.initials} field={field}>
      <div className={styles.picture}>
        {png.value !== null && <SignatureView label={text.preview} signature={{ Kind: 'picture', Png: png.value }} />}
        <FileDrop
          label={text.dropPicture}
          hint={text.pictureHint}
          extensions={ENDINGS}
          maxBytes={MAX_PICTURE_BYTES}
          tooLarge={PICTURE_TOO_LARGE}
          accept="image/*"
          room={1}
          prepare={prepare}
          pasteAnywhere
          uploads={NO_UPLOADS}
          onFiles={() => undefined}
          onRemove={() => undefined}
        />
      </div>
    </FieldGroup>
  )
}
