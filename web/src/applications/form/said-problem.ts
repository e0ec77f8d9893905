import type { FieldProblem } from '@keystead/contract/applications/form/form-rules.ts'
import { text as employment } from './employment.text.ts'
import { text as form } from './form.text.ts'
import { text as personal } from './personal.text.ts'
import { text as residence } from './residence.text.ts'

type NameOfEntry = (index: number) => string

/** How one of each list is called. */
const ENTRIES: Readonly<Record<string, NameOfEntry>> = {
  Occupants: (index) => personal.resident({ number: index + 1 }),
  Pets: (index) => personal.pet({ number: index + 1 }),
  Vehicles: (index) => personal.vehicle({ number: index + 1 }),
  References: (index) => personal.reference({ number: index + 1 }),
  Disclosures: (index) => personal.question({ number: index + 1 }),
  Addresses: (index) => (index === 0 ? residence.current : residence.earlier({ number: index })),
  Jobs: (index) => employment.job({ number: index + 1 }),
  OtherIncome: (index) => employment.income({ number: index + 1 }),
}

/** A problem away from its field: of one of several it says of which one. */
export function saidProblem({ Path, Text }: FieldProblem): string {
  const [list = '', index = ''] = Path.split('.')
  const nameOf = ENTRIES[list]
  return nameOf && /^\d+$/.test(index) ? form.entry({ name: nameOf(Number(index)), problem: Text }) : Text
}
