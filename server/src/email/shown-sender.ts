import { headerText } from './compose-email.ts'

const LONGEST = 60
/** Quotes, which readers of addresses take apart; brackets; what turns, hides or takes no place. */
const LEFT_OUT = /[\p{Cf}"“”„«»<>\\]/gu
/** A name that is an address would be taken for the one from which the email comes. */
const IS_ADDRESS = /@|:\/\/|www\.|[^\s.][.\u3002\uff61]\p{L}{2}/iu

/** The name that someone has chosen for their emails, as it may stand before the address of the installation; null for none that may. */
export function shownSender(name: string | null): string | null {
  const shown = headerText((name ?? '').replaceAll(LEFT_OUT, ''), LONGEST).trim()
  return shown === '' || IS_ADDRESS.test(shown.normalize('NFKC')) ? null : shown
}
