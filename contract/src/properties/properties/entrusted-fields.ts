import { PROPERTY_FIELDS, type PropertyField, propertyFields } from '../fields/declared-fields.ts'
import { SECTIONS } from '../fields/field-declaration.ts'

const PRICES = ['Rent', 'Price'] as const
const HOUSE_RULES: readonly PropertyField[] = ['PetsAllowedIds', 'SmokingId']

const fieldsOf = (step: 'kind' | 'where' | 'terms', but: readonly PropertyField[]) =>
  PROPERTY_FIELDS.filter((name) => SECTIONS[propertyFields[name].section] === step && !but.includes(name))

/**
 * What an agent changes only with the scope `terms`, by what the owner is told has changed: what is offered and for how much, on which
 * terms, and where. The scope `list` covers how it is described and shown. Category and building are no one's but the manager's.
 */
export const ENTRUSTED_GROUPS = {
  offer: fieldsOf('kind', ['CategoryId']),
  price: PRICES,
  terms: [...fieldsOf('terms', PRICES), ...HOUSE_RULES],
  address: fieldsOf('where', ['ParentAssetId']),
} as const satisfies Record<string, readonly PropertyField[]>
export type EntrustedGroup = keyof typeof ENTRUSTED_GROUPS

export const ENTRUSTED_FIELDS: readonly PropertyField[] = Object.values(ENTRUSTED_GROUPS).flat()
