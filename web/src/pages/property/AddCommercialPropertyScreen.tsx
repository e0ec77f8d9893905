import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { AddProperty } from './AddProperty.tsx'
import { text } from './add-property.text.ts'

export function head(): PageHead {
  return { title: text.addACommercialProperty, noindex: true }
}

export function AddCommercialPropertyScreen() {
  return <AddProperty category={CATEGORIES.Commercial} />
}
