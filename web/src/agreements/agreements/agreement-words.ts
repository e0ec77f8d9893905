import type { AgreementCard, NextStep } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { text } from './agreement-words.text.ts'

/** Where what comes next is done. */
export function nextAddress(next: NextStep, agreementId: string): string {
  switch (next) {
    case 'finish':
      return paths.sendAgreement({ id: agreementId })
    case 'sign':
    case 'approve':
    case 'read':
      return paths.signAgreement(agreementId)
    default:
      return paths.previewAgreement(agreementId)
  }
}

/** Where its title leads: a draft to where it is written, everything else to where it is read. */
export function agreementAddress({ AgreementId, State }: Pick<AgreementCard, 'AgreementId' | 'State'>): string {
  return State === 'draft' ? paths.sendAgreement({ id: AgreementId }) : paths.previewAgreement(AgreementId)
}

const MOST_NAMES = 2
/** `Ana and Ben`; of more, `Ana, Ben and 2 more`. */
export function namesText(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return listText(names)
  return text.namesMore({ names: names.slice(0, MOST_NAMES).join(', '), count: names.length - MOST_NAMES })
}

/** `1 of 3 signed`, from the moment at which it is sent. */
export function signedText({
  State,
  SignedCount,
  SignersCount,
}: Pick<AgreementCard, 'State' | 'SignedCount' | 'SignersCount'>): string | null {
  return State === 'draft' || SignersCount === 0 ? null : text.signed({ done: SignedCount, all: SignersCount })
}
