import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { AddProperty } from './AddProperty.tsx'

export function head(): PageHead {
  return { title: 'Add a commercial property', noindex: true }
}

export function AddCommercialPropertyScreen() {
  return <AddProperty category={CATEGORIES.Commercial} />
}
