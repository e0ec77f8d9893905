import { type Identity, IdentityDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { missingInIdentity, wrongInIdentity } from '@keystead/contract/applications/form/form-rules.ts'
import type { GetAppFormIdentityInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { ID_TYPES, OF_A_STATE } from '@keystead/contract/applications/form/form.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { text as form } from './form.text.ts'
import { text } from './identity.text.ts'
import { type Checked, refusedBy } from './section-problems.ts'
import { mergeSections, type Versioned } from './section.ts'

export type IdentityRead = OutputOf<typeof GetAppFormIdentityInfo>

/** Numbers are empty: what is kept of them is never sent to a browser, and stays where nothing is typed. */
export function identityOf({ IdTypeId, StateId, CountryId, ExpiryDate, SsnKind, Version }: IdentityRead): Versioned<Identity> {
  return { version: Version, values: { IdTypeId, StateId, CountryId, ExpiryDate, SsnKind, IdNumber: null, Ssn: null, Last4Ssn: null } }
}

/** An ID is of a state or of a country, and a number of the kind that was chosen. */
export function identityInput(values: Identity): Identity {
  const { IdTypeId, SsnKind } = values
  const isOfState = IdTypeId !== null && OF_A_STATE.includes(IdTypeId)
  return {
    ...values,
    StateId: IdTypeId === null || isOfState ? values.StateId : null,
    CountryId: isOfState ? null : values.CountryId,
    Ssn: SsnKind === 'full' ? values.Ssn : null,
    Last4Ssn: SsnKind === 'last4' ? values.Last4Ssn : null,
  }
}

/** The same without the numbers that the last save brought: they are kept. */
export function identityToSend(values: Identity, before: Identity): Identity {
  const [input, kept] = [identityInput(values), identityInput(before)]
  const fresh = (field: 'IdNumber' | 'Ssn' | 'Last4Ssn') => (input[field] === kept[field] ? null : input[field])
  return { ...input, IdNumber: fresh('IdNumber'), Ssn: fresh('Ssn'), Last4Ssn: fresh('Last4Ssn') }
}

export function checkIdentity(values: Identity, read: IdentityRead, today: string): Checked {
  const input = identityInput(values)
  const { IdNumber, Ssn, Last4Ssn, ...rest } = input
  const kept = {
    hasIdNumber: IdNumber !== null || read.IdNumberLast4 !== null,
    hasSsn: Ssn !== null || keptSsn(read) !== null,
    hasLast4: Last4Ssn !== null || keptLast4(read) !== null,
  }
  return { wrong: [...refusedBy(IdentityDraft, input), ...wrongInIdentity(input, today)], lacking: missingInIdentity(rest, kept) }
}

/** The last four of a whole number that is kept. */
export function keptSsn({ SsnKind, HasSsn, SsnLast4 }: IdentityRead): string | null {
  return SsnKind === 'full' && HasSsn ? SsnLast4 : null
}

export function keptLast4({ SsnKind, SsnLast4 }: IdentityRead): string | null {
  return SsnKind === 'last4' ? SsnLast4 : null
}

const SECRET: readonly string[] = ['IdNumber', 'Ssn', 'Last4Ssn']

export const mergeIdentity = mergeSections<Identity>(text.labels, (field, value) => {
  if (value === null) return null
  if (SECRET.includes(field)) return form.typed
  if (field === 'IdTypeId') return ID_TYPES.find(({ Id }) => Id === value)?.Text ?? null
  if (field === 'SsnKind' && (value === 'full' || value === 'last4' || value === 'none')) return text.kinds[value]
  return null
})
