import { proposedTitle } from '@keystead/contract/properties/properties/proposed-title.ts'
import type { NamedPlace } from './place-choice.ts'

type Titled = {
  readonly Title: string | null
  readonly AssetTypeId: number
  readonly Bedrooms: number | null
  readonly Address1: string | null
  readonly AddressExactness: number
}

/** What a form says, with the title that we propose where it gives none: every list and email has one to show. */
export function withTitle<Fields extends Titled>(fields: Fields, { city, stateCode }: NamedPlace): Fields & { Title: string } {
  return { ...fields, Title: fields.Title ?? proposedTitle({ ...fields, City: city, StateCode: stateCode }) }
}
