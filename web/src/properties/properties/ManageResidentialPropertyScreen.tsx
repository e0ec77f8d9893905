import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../app/head.ts'
import { ManageProperty } from './form/ManageProperty.tsx'

export function head(): PageHead {
  return { title: 'Edit a residential property', noindex: true }
}

export function ManageResidentialPropertyScreen() {
  return <ManageProperty category={CATEGORIES.Residential} />
}
