import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { processSignature, UnreadablePicture } from '../../files/pictures/picture.ts'
import { pictureQueue } from '../../files/pictures/picture-queue.ts'
import { unprintableIn } from '../../pdf/render-pdf.ts'
import type { Services } from '../../rpc/services.ts'
import { text } from './signing.text.ts'
import { failField } from '../../rpc/failure.ts'

export type Drawn = { readonly Signature: Signature; readonly Initials: Signature | null }

type Given = Drawn & { readonly Values: readonly { readonly Value: string }[] }
type Written = { readonly field: string; readonly words: string }

const valueAt = ({ Value }: { readonly Value: string }, index: number): Written => ({ field: `Values.${index}.Value`, words: Value })

function typedIn(field: string, signature: Signature | null): Written[] {
  return signature?.Kind === 'typed' ? [{ field, words: signature.Text }] : []
}

/** ASCII is printed by every font. */
const PLAIN = /^[\x20-\x7e]*$/

/** Letters that no font of ours has would be boxes on the paper: who signs hears of it while they can write otherwise. */
async function checkPrintable(services: Pick<Services, 'threads'>, written: readonly Written[]): Promise<void> {
  for (const { field, words } of written.filter((one) => !PLAIN.test(one.words))) {
    const missing = await unprintableIn(services, [words])
    if (missing.length > 0) failField(field, text.unprintable({ letters: missing.slice(0, SHOWN).join(' ') }))
  }
}

const SHOWN = 10

/** As they are kept: a picture is decoded and written again by us before anything shows it. */
export async function keptSignatures(
  services: Pick<Services, 'threads'>,
  { Signature: signature, Initials: initials, Values }: Given,
): Promise<Drawn> {
  await checkPrintable(services, [...typedIn('Signature.Text', signature), ...typedIn('Initials.Text', initials), ...Values.map(valueAt)])
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
