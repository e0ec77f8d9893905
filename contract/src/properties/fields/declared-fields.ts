import { furtherFields } from './declared-further.ts'
import { homeFields } from './declared-home.ts'
import { offerFields } from './declared-offer.ts'

/**
 * What a lister says of a property: each field once, in the order of the wire. Schemas, columns, forms, files, facts and what strangers
 * see follow from it (decision 0079). Plain data, so that a build of the web takes of it what a page needs.
 */
export const propertyFields = { ...homeFields, ...offerFields, ...furtherFields }

export type PropertyField = keyof typeof propertyFields
export type DeclaredProperty = typeof propertyFields
export const PROPERTY_FIELDS = Object.keys(propertyFields) as readonly PropertyField[]
