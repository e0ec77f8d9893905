import { AgreementNotOpen } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  AlreadyDone,
  ConsentNeeded,
  NotYourPart,
  NotYourTurn,
  PaperChanged,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { CallFailure } from '../../api/failure.ts'
import { text } from './signing.text.ts'

export type Trouble = { readonly message: string; readonly words: string; readonly action: string }

const TROUBLES = [
  [NotYourTurn, text.trouble.turn, text.lookAgain],
  [AlreadyDone, text.trouble.done, text.lookAgain],
  [AgreementNotOpen, text.trouble.ended, text.lookAgain],
  [NotYourPart, text.trouble.part, text.lookAgain],
  [ConsentNeeded, text.trouble.consent, text.lookAgain],
  [PaperChanged, text.trouble.changed, text.readAgain],
] as const

/** What has changed while the page was open, and the way on; null for what another try may help. */
export function troubleOf(failure: CallFailure): Trouble | null {
  const found = TROUBLES.find(([definition]) => failure.is(definition))
  return found ? { message: failure.message, words: found[1], action: found[2] } : null
}
