import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { AddProperty } from './AddProperty.tsx'
import { text } from './add-property.text.ts'

export function head(): PageHead {
  return { title: text.addAResidentialProperty, noindex: true }
}

export function AddResidentialPropertyScreen() {
  return <AddProperty category={CATEGORIES.Residential} />
}
