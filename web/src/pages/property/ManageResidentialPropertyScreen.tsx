import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ManageProperty } from './ManageProperty.tsx'

export function head(): PageHead {
  return { title: 'Edit a residential property', noindex: true }
}

export function ManageResidentialPropertyScreen() {
  return <ManageProperty category={CATEGORIES.Residential} />
}
