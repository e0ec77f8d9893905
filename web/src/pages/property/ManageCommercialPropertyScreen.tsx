import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ManageProperty } from './ManageProperty.tsx'

export function head(): PageHead {
  return { title: 'Edit a commercial property', noindex: true }
}

export function ManageCommercialPropertyScreen() {
  return <ManageProperty category={CATEGORIES.Commercial} />
}
