import { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { useState } from 'react'
import { expect } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { smallPdf } from '../../../../test/small-pdf.ts'
import { FieldPlacer } from './FieldPlacer.tsx'
import type { Place } from './geometry.ts'

export const ROLES: readonly RoleRead[] = [
  { Name: 'Landlord', Part: 'signer', IsMany: false },
  { Name: 'Tenant', Part: 'signer', IsMany: true },
  { Name: 'Agent', Part: 'copy', IsMany: false },
]
export const SIGNATURE: PlacedField = {
  kind: 'signature',
  role: 'Tenant',
  label: 'Signature',
  isRequired: true,
  options: [],
  page: 1,
  x: 100,
  y: 100,
  width: 160,
  height: 36,
}
export const NAME = 'Tenant: Signature *, Signature, must be filled in, page 1'
export const TWO_PAGES = smallPdf(['The first page', 'The second page'])
const A4 = { width: 595, height: 842 }
const NOTHING: readonly PlacedField[] = []

/** The library and its worker are large: on a busy machine the first opening takes longer than any other. */
export async function openFirst() {
  const { openPdf } = await import('../../../ui/pdf/pdf-document.ts')
  const file = openPdf(new Uint8Array(await TWO_PAGES.arrayBuffer()))
  await file.opened
  file.close()
}

type PaperProps = {
  start?: readonly PlacedField[]
  source?: Blob | string
  roles?: readonly RoleRead[]
  isReadOnly?: boolean
  error?: string
}
type Heard = { onFields?: (fields: readonly PlacedField[]) => void }

export function Paper({ start = NOTHING, source = TWO_PAGES, roles = ROLES, onFields, ...rest }: PaperProps & Heard) {
  const [fields, setFields] = useState(start)
  const take = (next: PlacedField[]) => {
    onFields?.(next)
    setFields(next)
  }
  return <FieldPlacer source={source} roles={roles} fields={fields} onChange={take} {...rest} />
}

export async function opened(props: PaperProps = {}) {
  let placed = props.start ?? NOTHING
  const page = await show(<Paper {...props} onFields={(fields) => (placed = fields)} />)
  const pages = page.getByRole('region', { name: 'Pages of the PDF' })
  const sheet = (number: number) => page.getByRole('group', { name: `Page ${number} of`, exact: false })
  const box = (name: string | RegExp) => pages.getByRole('button', { name, exact: true })
  const kind = (name: string) => page.getByRole('group', { name: 'Kind of field' }).getByRole('button', { name, exact: true })
  await expect.element(sheet(1)).toBeVisible()
  /** Pixels of a point, by now, where a page is A4. */
  const scale = () => sheet(1).element().getBoundingClientRect().width / A4.width
  /** The contract takes each as it is, with nothing to be added, and each is within its page. */
  const fields = ({ width, height } = A4): readonly PlacedField[] => {
    for (const field of placed) {
      expect(PlacedField.parse(field)).toEqual(field)
      expect(field.x + field.width).toBeLessThanOrEqual(width)
      expect(field.y + field.height).toBeLessThanOrEqual(height)
    }
    return placed
  }
  return { page, pages, sheet, box, kind, scale, fields }
}

export const placeOf = ({ x, y, width, height }: Place): Place => ({ x, y, width, height })
