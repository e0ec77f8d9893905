import { propertyFields } from './declared-fields.ts'
import type { DeclaredField, FactGroupName } from './field-declaration.ts'
import { readingOrder } from './field-order.ts'
import { type ChosenField, type ChosenText, type DescribedField, chosenText, isChosen, isDescribed } from './told-fields.ts'

/** A fact of a listing that its declaration tells whole. */
export type ListingFact = {
  /** Of `ListingDetails`. */
  readonly name: DescribedField | ChosenText<ChosenField>
  readonly label: string
  readonly per?: string
  /** What a text is, where it is not to be read as it stands. */
  readonly kind?: 'money' | 'date'
}
export type ListingFacts = Readonly<Record<FactGroupName, readonly ListingFact[]>>

export function listingFacts(): ListingFacts {
  const facts: Record<FactGroupName, ListingFact[]> = { place: [], lease: [], owning: [], business: [] }
  for (const name of readingOrder()) {
    const { kind, label, shortLabel, group, per }: DeclaredField = propertyFields[name]
    if (group === undefined || !(isChosen(name) || isDescribed(name))) continue
    const text = kind === 'money' || kind === 'date' ? kind : undefined
    facts[group].push({ name: isChosen(name) ? chosenText(name) : name, label: shortLabel ?? label, per, kind: text })
  }
  return facts
}
