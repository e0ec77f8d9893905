import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { processSignature, UnreadablePicture } from '../../files/pictures/picture.ts'
import { pictureQueue } from '../../files/pictures/picture-queue.ts'
import { failField } from '../../rpc/failure.ts'

export type Drawn = { readonly Signature: Signature; readonly Initials: Signature | null }

/** As they are kept: a picture is decoded and written again by us before anything shows it. */
export async function keptSignatures({ Signature: signature, Initials: initials }: Drawn): Promise<Drawn> {
  return { Signature: await kept(signature, 'Signature.Png'), Initials: initials && (await kept(initials, 'Initials.Png')) }
}

async function kept(signature: Signature, field: string): Promise<Signature> {
  if (signature.Kind !== 'picture') return signature
  try {
    const png = await pictureQueue.run(() => processSignature(Buffer.from(signature.Png, 'base64')))
    return { Kind: 'picture', Png: png.toString('base64') }
  } catch (error) {
    if (error instanceof UnreadablePicture) return failField(field, messages.signatureInvalid)
    throw error
  }
}
