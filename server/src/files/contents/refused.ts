/** Why a file is not taken in. `format`: it is not what its name says. `active`: it could act by itself where it is opened. */
export type Refusal =
  | 'format'
  | 'encrypted'
  | 'active'
  | 'holdsFiles'
  | 'tooManyPages'
  | 'tooManyPixels'
  | 'unpacks'
  | 'unreadable'
  | 'takesTooMuch'
  // Of papers that are to be signed.
  | 'signed'
  | 'hasForm'
  | 'tooLongToSign'
  | 'pageSize'

/** Thrown where a file is looked through. The note is for the log. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, note: string, options?: ErrorOptions) {
    super(note, options)
    this.refusal = refusal
  }
}

export const MOST_PAGES = 1_000
export const MOST_PAPER_PAGES = 100
