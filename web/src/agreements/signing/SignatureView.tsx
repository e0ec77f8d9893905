import { SIGNATURE_BOX } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { SignatureDrawing } from '../../ui/signature-pad/SignatureDrawing.tsx'
import { SignatureSheet } from '../../ui/signature-pad/SignatureSheet.tsx'
import { TypedSignature } from '../../ui/signature-pad/TypedSignature.tsx'
import { text } from './signature.text.ts'

/** A signature as it goes onto the paper. */
export function SignatureMark({ signature }: { signature: Signature }) {
  if (signature.Kind === 'drawn') return <SignatureDrawing box={SIGNATURE_BOX} strokes={signature.Strokes} />
  if (signature.Kind === 'typed') return <TypedSignature name={signature.Text} />
  return <img src={pictureUrl(signature.Png)} alt="" />
}

/** The same on a ground of its own, named for those who do not see it. */
export function SignatureView({ label, signature }: { label: string; signature: Signature }) {
  const said = { drawn: text.drawnAlt, typed: signature.Kind === 'typed' ? signature.Text : '', picture: text.pictureAlt }[signature.Kind]
  return (
    <SignatureSheet label={text.named({ label, said })}>
      <SignatureMark signature={signature} />
    </SignatureSheet>
  )
}

const pictureUrl = (png: string) => `data:image/png;base64,${png}`
