import type { NumberRange } from '../../values/numbers.ts'
import type { AskedOf } from './asked-of.ts'
import type { PropertyList } from './property-lists.ts'

/** The parts of the form, by the step that has them, in its order. */
export const SECTIONS = {
  place: 'where',
  pin: 'where',
  kind: 'kind',
  size: 'facts',
  building: 'facts',
  use: 'facts',
  features: 'facts',
  rules: 'facts',
  rent: 'terms',
  commercial: 'terms',
  movingIn: 'terms',
  payers: 'terms',
  length: 'terms',
  sale: 'terms',
  owning: 'terms',
  available: 'terms',
  words: 'description',
  private: 'description',
} as const
export type FormSection = keyof typeof SECTIONS

/** The groups of facts on the page of a listing. */
export type FactGroupName = 'place' | 'lease' | 'owning' | 'business'

type Kind =
  /** A whole number. */
  | { readonly kind: 'count' | 'year'; readonly min: number; readonly max: number; readonly step?: number }
  | ({ readonly kind: 'number' } & NumberRange)
  /** Degrees. */
  | { readonly kind: 'coordinate'; readonly max: 90 | 180 }
  /** Of the wire a decimal text, in the database cents. More than zero unless it says so. */
  | { readonly kind: 'money'; readonly mayBeZero?: true }
  | { readonly kind: 'text'; readonly max: number; readonly isMultiline?: true; readonly needed?: true; readonly placeholder?: string }
  | { readonly kind: 'zip' | 'website' | 'date' | 'id' | 'fees' }
  /** False until it is said; the sentence stands beside its tick, where the label alone would say too little. */
  | { readonly kind: 'flag'; readonly sentence?: string }
  /** One of a list; of none where the list is a table. An open list is not checked here. */
  | {
      readonly kind: 'choice'
      readonly list: PropertyList | null
      readonly isListOpen?: true
      readonly needed?: true
      readonly default?: number
    }
  /** Any number of a list. */
  | { readonly kind: 'choices'; readonly list: PropertyList }

export type DeclaredField = Kind & {
  /** Over the field of the form and the fact of a page, in the messages, and over the column of an export. */
  readonly label: string
  /** Below the field of the form. */
  readonly help?: string
  /** Where the form asks for it; a place within the section stands in `field-rows.ts` of the web. */
  readonly section: FormSection
  /** Which properties are asked for it; all, unless it says so. */
  readonly asked?: AskedOf
  /** Behind the value where it is shown: ` ft`, ` a month`. */
  readonly per?: string
  /** Of `asset`; null where it is kept in another way (`property.columns.ts`). */
  readonly column: string | null
  /**
   * Whether strangers see it: `listing` has the same column. `card` and `own` say that the card of a listing has it, or that its page says
   * it in another shape; then marketplace.schemas.ts and its presenter name it.
   */
  readonly public?: true | 'card' | 'own'
  /** The facts of a listing that it belongs to, unless they tell it together with others. */
  readonly group?: FactGroupName
  /** What the fact is called there, where its label is too long. */
  readonly shortLabel?: string
  /** Its name in the RESO Data Dictionary; feeds hand it on by itself. */
  readonly reso?: string
  /** In a file it stands before another one; the wire keeps the order of the declarations. */
  readonly before?: string
  /** Its name in a mapping of columns, unless it is the field's without `Id`. */
  readonly importAs?: string
  /** Over its column in an export, where the label would say too little. */
  readonly importLabel?: string
  /** What other programs call its column, in bare letters, the surest first. */
  readonly importNames: string
}
export type DeclaredFields = Readonly<Record<string, DeclaredField>>
