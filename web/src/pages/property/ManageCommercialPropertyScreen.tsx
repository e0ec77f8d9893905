import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ManageProperty } from './ManageProperty.tsx'
import { text } from './edit-property.text.ts'

export function head(): PageHead {
  return { title: text.editCommercial, noindex: true }
}

export function ManageCommercialPropertyScreen() {
  return <ManageProperty category={CATEGORIES.Commercial} />
}
