import { z } from 'zod'
import { type DeclaredProperty, PROPERTY_FIELDS, type PropertyField, propertyFields } from './declared-fields.ts'
import type { DeclaredField, FormSection } from './field-declaration.ts'
import { toldShapes } from './field-shapes.ts'

/*
 * Who is told which fields of a property, and how. What all calls about it say in the same way stands here; place, kind, words and code, and what
 * the card of a listing shows, are named by the schemas themselves.
 */

type Where<Wanted> = { [Name in PropertyField]: DeclaredProperty[Name] extends Wanted ? Name : never }[PropertyField]
type Choice = { readonly kind: 'choice' | 'choices' }

/** Strangers are told the texts of what is chosen, not its numbers; a unit beside a number is one of these lists and stays a number. */
export type ChosenField = Exclude<Where<{ readonly public: true } & Choice>, Where<{ readonly default: number }>>
/** Told to owner and stranger alike. */
export type DescribedField = Exclude<Where<{ readonly public: true }>, ChosenField>
/** Told to those who look after it. */
export type OwnField = Exclude<
  PropertyField,
  DescribedField | 'ReferenceCode' | Where<{ readonly section: 'place' | 'pin' | 'kind' | 'words' }>
>

const declared = (name: PropertyField): DeclaredField => propertyFields[name]
const isIn = (sections: readonly FormSection[], name: PropertyField) => sections.includes(declared(name).section)

export function isChosen(name: PropertyField): name is ChosenField {
  const field = declared(name)
  return field.public === true && (field.kind === 'choices' || (field.kind === 'choice' && field.default === undefined))
}
export function isDescribed(name: PropertyField): name is DescribedField {
  return declared(name).public === true && !isChosen(name)
}
function isOwn(name: PropertyField): name is OwnField {
  return !isDescribed(name) && name !== 'ReferenceCode' && !isIn(['place', 'pin', 'kind', 'words'], name)
}

/** `Smoking` of `SmokingId`, `RentIncludes` of `RentIncludesIds`. */
export type ChosenText<Name extends string> = Name extends `${infer Text}Ids` ? Text : Name extends `${infer Text}Id` ? Text : never
export function chosenText<Name extends ChosenField>(name: Name): ChosenText<Name> {
  return name.replace(/Ids?$/, '') as ChosenText<Name>
}

function picked<Name extends PropertyField>(names: readonly Name[]): Pick<DeclaredProperty, Name> {
  return Object.fromEntries(names.map((name) => [name, propertyFields[name]])) as Pick<DeclaredProperty, Name>
}

export const DESCRIBED_FIELDS = PROPERTY_FIELDS.filter(isDescribed)
export const CHOSEN_FIELDS = PROPERTY_FIELDS.filter(isChosen)

export const describedFacts = toldShapes<Pick<DeclaredProperty, DescribedField>>(picked(DESCRIBED_FIELDS))
export const ownFacts = toldShapes<Pick<DeclaredProperty, OwnField>>(picked(PROPERTY_FIELDS.filter(isOwn)))

type ChosenTexts = {
  [Name in ChosenField as ChosenText<Name>]: DeclaredProperty[Name] extends { readonly kind: 'choices' }
    ? z.ZodArray<z.ZodString>
    : z.ZodNullable<z.ZodString>
}
export const chosenTexts = Object.fromEntries(
  CHOSEN_FIELDS.map((name) => [chosenText(name), declared(name).kind === 'choices' ? z.array(z.string()) : z.string().nullable()]),
) as ChosenTexts

/** Told to tenants of the home they live in. */
export const TENANT_FIELDS = [
  'Bedrooms',
  'Bathrooms',
  'Area',
  'AreaUnitId',
  'AmenityIds',
  'PetsAllowedIds',
  'SmokingId',
  'RentIncludesIds',
  'TenantPaysIds',
  'ParkingTotal',
] as const satisfies readonly PropertyField[]
export const tenantFacts = toldShapes<Pick<DeclaredProperty, (typeof TENANT_FIELDS)[number]>>(picked(TENANT_FIELDS))
